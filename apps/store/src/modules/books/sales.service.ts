import type { Sale, Sales } from '@albumen/contract/endpoints/sales';
import { payoutMinimum } from '@albumen/domain/books/payout-minimum';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import type { Visit } from '../../http/visit.ts';
import * as queries from './photographer-money.queries.ts';
import { readSoldThings, type SoldThings } from './sold-things.ts';

const newestSales = 50;
const salesOfMonth = 1_000;

/** What a photographer sold, from the books: who bought what, what went back, what is due. */
export async function getSales(
  { db, catalogs }: Pick<Dependencies, 'db' | 'catalogs'>,
  visit: Visit,
  month: string | undefined,
): Promise<Sales> {
  const accountId = accountOf(visit).id;
  const { currency } = catalogs[visit.labBrand];
  const count = month === undefined ? newestSales : salesOfMonth;
  const sold = await queries.listSold(db, { accountId, month, count });
  const things = await readSoldThings(db, accountId, sold);
  const balances = await queries.listBalances(db, accountId);
  return {
    currency,
    earnedMinor: await queries.sumEarnedOfOrders(db, { accountId, currency }),
    months: await queries.listMonths(db, accountId),
    balances: balances.map((row) => ({ ...row, minimumMinor: payoutMinimum(row.currency) })),
    sales: sold.flatMap((row) => presentSale(row, things)),
  };
}

type SoldRow = Awaited<ReturnType<typeof queries.listSold>>[number];

function presentSale(row: SoldRow, things: SoldThings): Sale[] {
  const thing = things.get(`${row.payableKind} ${row.payableId}`);
  if (thing === undefined || row.payableKind === null) return [];
  const { soldMinor, feeMinor, returnedMinor, currency } = row;
  return [
    {
      kind: row.payableKind,
      placedAt: row.soldAt.toISOString(),
      ...thing,
      galleryTitles: [...new Set(thing.items.flatMap(({ galleryTitle }) => galleryTitle ?? []))],
      pieces: thing.items.reduce((sum, item) => sum + item.quantity * item.piecesPerUnit, 0),
      currency,
      soldMinor,
      feeMinor,
      returnedMinor,
      earnedMinor: soldMinor - feeMinor - returnedMinor,
    },
  ];
}
