/** What a customer was doing when a call of the cart failed (specification §8). */
export type CartDeed =
  | 'moving this item'
  | 'deleting this item'
  | 'deleting items'
  | 'loading the item'
  | 'updating the quantity'
  | 'duplicating the item';

/** The specification's sentence for it, verbatim. */
export function cartIssue(deed: CartDeed): string {
  return `There was an issue ${deed}, please reload the page and try again.`;
}
