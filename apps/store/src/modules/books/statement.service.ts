import type { Statement, StatementLine } from '@albumen/contract/endpoints/sales';
import { takingBackKinds } from '@albumen/domain/books/journal';
import { monthBounds } from '@albumen/domain/books/months';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import * as queries from './photographer-money.queries.ts';
import { readSoldThings, type SoldThing, type SoldThings } from './sold-things.ts';

export interface StatementOf {
  accountId: string;
  businessName: string;
  month: string;
}

/** Everything that moved in a month between a photographer and us; none lies ahead. */
export async function makeStatement(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { accountId, businessName, month }: StatementOf,
): Promise<Statement> {
  const { from, to } = monthBounds(month);
  const now = clock.now();
  if (from > now) fail('notFound');
  const opening = await queries.balancesAt(db, { accountId, at: from });
  const rows = await queries.listMovements(db, { accountId, from, to });
  const things = await readSoldThings(db, accountId, rows);
  const currencies = [...new Set([...opening.keys(), ...rows.map(({ currency }) => currency)])];
  return {
    month,
    isFinal: to <= now,
    businessName,
    currencies: currencies.toSorted().map((currency) => {
      const openingMinor = opening.get(currency) ?? 0;
      const lines = rows
        .filter((row) => row.currency === currency)
        .map((row) => lineOf(row, things));
      const movedMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      return { currency, openingMinor, closingMinor: openingMinor + movedMinor, lines };
    }),
  };
}

type MovementRow = Awaited<ReturnType<typeof queries.listMovements>>[number];

function lineOf(row: MovementRow, things: SoldThings): StatementLine {
  const thing = things.get(`${row.payableKind} ${row.payableId}`);
  return {
    happenedAt: row.happenedAt.toISOString(),
    kind: kindOf(row),
    reference: row.payoutReference ?? thing?.reference ?? '',
    detail: row.paidTo ?? (thing === undefined ? '' : detailOf(thing)),
    amountMinor: row.amountMinor === 0 ? 0 : -row.amountMinor,
  };
}

/** No other kinds move a photographer's money. */
function kindOf({ kind }: MovementRow): StatementLine['kind'] {
  if (takingBackKinds.some((one) => one === kind)) return 'return';
  return kind === 'fee' || kind === 'payout' ? kind : 'sale';
}

function detailOf({ buyer, purpose, items }: SoldThing): string {
  const titles = [...new Set(items.flatMap(({ galleryTitle }) => galleryTitle ?? []))];
  const what = purpose === '' ? titles.map((title) => `“${title}”`).join(', ') : purpose;
  return what === '' ? buyer : `${buyer}, ${what}`;
}
