import { limits } from '@albumen/contract/limits';

/** Whether the page after the `count`-th of the list is asked for by a button: after 1, 4, 7 and so on. */
export function isLoadedByHand(count: number): boolean {
  return count % 3 === 1;
}

/**
 * The row, counted from 0, whose appearance loads the next page by itself: the 20th from the end.
 * Undefined where a button does it or there is nothing more.
 */
export function loadingRow(list: {
  rows: number;
  pages: number;
  hasMore: boolean;
}): number | undefined {
  if (!list.hasMore || isLoadedByHand(list.pages)) return undefined;
  return Math.max(0, list.rows - limits.paymentLinkRowsAhead);
}
