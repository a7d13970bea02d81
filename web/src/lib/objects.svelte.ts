type Draw = (card: string) => string | null;

/** Draws the thing on a card, once its drawings are here; cards show their pictograms until then. */
export const objects: { of: Draw } = $state({ of: () => null });

/** Fetches the drawings of things, which are not needed for a first look at the table. Without them pictograms stay. */
export function fetchObjects(): void {
  // A module is fetched once, however often it is asked for.
  void import("../figures/objects").then(({ objectOf }) => (objects.of = objectOf)).catch(() => undefined);
}
