import type { Own } from "./boards.svelte";
import Heroes from "./dawn/Heroes.svelte";
import Ledger from "./dawn/Ledger.svelte";
import Roster from "./dawn/Roster.svelte";
import Told from "./dawn/Told.svelte";
import Dawn from "./Dawn.svelte";

export default { board: Dawn, sheets: Roster, strip: Heroes, ledger: Ledger, told: Told } satisfies Own;
