import { levelToAccept } from './item-stops.ts';
import type { ReadItem } from './read-items.ts';

/**
 * Whether somebody may say of an item that it may be printed as it is. A photo that is too small for it
 * only its photographer may pass: whose name stands for the print.
 */
export function mayAccept(
  { stops, photographers }: Pick<ReadItem, 'stops' | 'photographers'>,
  accountId: string | undefined,
): boolean {
  const level = levelToAccept(stops);
  return level === 'warn' || (level === 'block' && isOnly(photographers, accountId));
}

/** Whether all of these photos are one account's. */
export function isOnly(photographers: ReadonlySet<string>, accountId: string | undefined): boolean {
  return accountId !== undefined && photographers.size === 1 && photographers.has(accountId);
}
