/** What a customer was doing when a call of the cart failed. */
export type CartDeed =
  | 'moving this item'
  | 'deleting this item'
  | 'deleting items'
  | 'loading the item'
  | 'updating the quantity'
  | 'duplicating the item';

/** The fixed sentence for it. */
export function cartIssue(deed: CartDeed): string {
  return `There was an issue ${deed}, please reload the page and try again.`;
}
