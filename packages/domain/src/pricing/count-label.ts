/** What is counted: pieces, or packs of what is sold in packs. */
export interface Counted {
  quantity: number;
  /** Pieces in each unit of the quantity. */
  piecesPerUnit: number;
}

/** How many of something, in the words of papers and pages: `2`, `2 packs of 25`. */
export function countLabel({ quantity, piecesPerUnit }: Counted): string {
  if (piecesPerUnit === 1) return String(quantity);
  return `${quantity} ${quantity === 1 ? 'pack' : 'packs'} of ${piecesPerUnit}`;
}
