import type { Own } from "./boards.svelte";
import Edges from "./city/Edges.svelte";
import MissionBar from "./city/MissionBar.svelte";
import Status from "./city/Status.svelte";
import Survivors from "./city/Survivors.svelte";
import LastAttack from "./city/LastAttack.svelte";
import City from "./City.svelte";

export default { board: City, sheets: Survivors, status: Status, ledger: MissionBar, told: LastAttack, edges: Edges } satisfies Own;
