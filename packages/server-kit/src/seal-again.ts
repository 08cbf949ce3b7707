import type { Vault } from './vault.ts';

/** Where something sealed stands: each row with an id, in whose order pages come. */
export interface SealedRows {
  placeOf: (id: string) => string;
  /** At most `limit` rows behind `after`. */
  page: (after: string, limit: number) => Promise<readonly SealedRow[]>;
  /** Leaves a row alone that holds something else by now: it was sealed in the meantime. */
  replace: (id: string, sealed: { from: Buffer; to: Buffer }) => Promise<void>;
}

export interface SealedRow {
  id: string;
  sealed: Buffer;
}

const pageRows = 500;

/**
 * Has today's secret seal what the second one sealed; answers how many that were. Beside running
 * processes, and as often as you like: what is done already is only looked at.
 */
export async function sealRowsAgain(
  vault: Pick<Vault, 'sealAgain'>,
  { placeOf, page, replace }: SealedRows,
): Promise<number> {
  let changed = 0;
  let rows = await page('', pageRows);
  while (rows.length > 0) {
    for (const { id, sealed: from } of rows) {
      const to = vault.sealAgain(from, placeOf(id));
      if (to === undefined) continue;
      await replace(id, { from, to });
      changed += 1;
    }
    rows = await page(rows.at(-1)?.id ?? '', pageRows);
  }
  return changed;
}
