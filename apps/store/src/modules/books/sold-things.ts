import type { Sale } from '@albumen/contract/endpoints/sales';
import type { Payable } from '@albumen/domain/books/journal';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { listSoldItems, listSoldLinks, type SoldItemRow } from './photographer-money.queries.ts';

/** What was sold, in words: who bought what from where. */
export type SoldThing = Pick<Sale, 'reference' | 'buyer' | 'purpose' | 'status' | 'items'>;

/** Keys are kind and id of what was paid. */
export type SoldThings = ReadonlyMap<string, SoldThing>;

interface PaidFor {
  payableKind: Payable['kind'] | null;
  payableId: string | null;
}

/** Reads what the orders and links that the books name were for. */
export async function readSoldThings(
  db: Kysely<Tables>,
  accountId: string,
  rows: readonly PaidFor[],
): Promise<SoldThings> {
  const idsOf = (kind: Payable['kind']) => [
    ...new Set(rows.flatMap((row) => (row.payableKind === kind ? (row.payableId ?? []) : []))),
  ];
  const items = await listSoldItems(db, { accountId, orderIds: idsOf('order') });
  const links = await listSoldLinks(db, idsOf('link'));
  const orders = Map.groupBy(items, ({ orderId }) => orderId);
  return new Map([
    ...[...orders].map(([id, sold]): [string, SoldThing] => [`order ${id}`, orderThing(sold)]),
    ...links.map(({ id, reference, payerName, purpose }): [string, SoldThing] => [
      `link ${id}`,
      { reference, buyer: payerName, purpose, status: null, items: [] },
    ]),
  ]);
}

function orderThing(items: readonly SoldItemRow[]): SoldThing {
  const [first] = items;
  return {
    reference: first?.reference ?? '',
    buyer: first?.contactName ?? '',
    purpose: '',
    status: first?.status ?? null,
    items: items.map(({ productName: name, quantity, piecesPerUnit, galleryTitle }) => ({
      name,
      quantity,
      piecesPerUnit: piecesPerUnit ?? 1,
      galleryTitle,
    })),
  };
}
