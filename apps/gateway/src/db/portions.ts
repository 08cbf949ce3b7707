/** As many rows as one statement deletes: what is swept away holds up nobody who uses its table. */
export const rowsAtOnce = 1_000;

/** Deletes a portion after the other; `deleteSome` answers how many rows it has deleted. */
export async function inPortions(deleteSome: () => Promise<number>): Promise<void> {
  while ((await deleteSome()) === rowsAtOnce);
}
