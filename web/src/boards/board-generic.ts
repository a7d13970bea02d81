import type { Own } from "./boards.svelte";
import Generic from "./Generic.svelte";

export default { board: Generic } satisfies Own;
