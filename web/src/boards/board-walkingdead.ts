import type { Own } from "./boards.svelte";
import Fights from "./Fights.svelte";
import WalkingDead from "./WalkingDead.svelte";

export default { board: WalkingDead, told: Fights } satisfies Own;
