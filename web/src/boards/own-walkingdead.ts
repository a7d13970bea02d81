import type { Own } from "./boards.svelte";
import WalkingDead from "./WalkingDead.svelte";

export default { board: WalkingDead } satisfies Own;
