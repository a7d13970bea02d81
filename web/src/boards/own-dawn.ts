import type { Own } from "./boards.svelte";
import Ledger from "./dawn/Ledger.svelte";
import Roster from "./dawn/Roster.svelte";
import Told from "./dawn/Told.svelte";
import Dawn from "./Dawn.svelte";

export default { board: Dawn, sheets: Roster, ledger: Ledger, told: Told } satisfies Own;
