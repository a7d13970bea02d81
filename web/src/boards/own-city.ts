import type { Own } from "./boards.svelte";
import Edges from "./city/Edges.svelte";
import Ledger from "./city/Ledger.svelte";
import Status from "./city/Status.svelte";
import Survivors from "./city/Survivors.svelte";
import Told from "./city/Told.svelte";
import City from "./City.svelte";

export default { board: City, sheets: Survivors, status: Status, ledger: Ledger, told: Told, edges: Edges } satisfies Own;
