import type { Own } from "./boards.svelte";
import Heroes from "./dawn/Heroes.svelte";
import TownBar from "./dawn/TownBar.svelte";
import Roster from "./dawn/Roster.svelte";
import LastFight from "./dawn/LastFight.svelte";
import Mark from "./dawn/Mark.svelte";
import Dawn from "./Dawn.svelte";

export default { board: Dawn, sheets: Roster, strip: Heroes, ledger: TownBar, told: LastFight, mark: Mark } satisfies Own;
