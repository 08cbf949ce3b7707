import { isDeepStrictEqual } from 'node:util';
import type { Markups, SaveMarkups } from '@albumen/contract/endpoints/markups';
import type { FieldErrors } from '@albumen/contract/form';
import { limits } from '@albumen/contract/limits';
import { messages } from '@albumen/contract/messages';
import { formatPrice } from '@albumen/domain/money/format-price';
import { parseTypedAmount } from '@albumen/domain/money/typed-amount';
import type { Markup } from '@albumen/domain/pricing/markup';
import { priceRange } from '@albumen/domain/pricing/price-range';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { holdAccount } from '../accounts/hold-account.service.ts';
import { recordChange } from '../audit/audit.service.ts';
import * as queries from './markups.queries.ts';

type Deps = Pick<Dependencies, 'db' | 'catalogs'>;

/** Everything that the brand sells, with what this account adds to it. */
export async function getMarkups({ db, catalogs }: Deps, visit: Visit): Promise<Markups> {
  const own = await queries.listMarkups(db, accountOf(visit).id);
  const byProduct = new Map(own.map(({ productId, ...markup }) => [productId, markup]));
  const { currency, products } = catalogs[visit.labBrand];
  return {
    currency,
    products: [...products.values()].map(({ product }) => ({
      productId: product.id,
      name: product.name,
      fromMinor: priceRange(product).leastMinor,
      markup: byProduct.get(product.id) ?? null,
    })),
  };
}

/** All or none: one wrong value and nothing is saved. */
export async function saveMarkups(
  deps: Deps,
  visit: Visit,
  { markups }: SaveMarkups,
): Promise<Markups> {
  const { id: accountId, email } = accountOf(visit);
  const { currency, products } = deps.catalogs[visit.labBrand];
  const fields: FieldErrors = {};
  const read = new Map<string, Markup>();
  for (const { productId, kind, value } of markups) {
    const number = value.trim() === '' ? 0 : readValue(kind, value, currency);
    const isSold = products.has(productId);
    if (number === undefined || !isSold) {
      fields[`value-${productId}`] = [isSold ? limitOf(kind, currency) : messages.unknownChoice];
    } else if (number > 0) {
      read.set(productId, { kind, value: number });
    }
  }
  if (Object.keys(fields).length > 0) fail('invalidForm', { fields });
  const rows = [...read].map(([productId, markup]) => ({ accountId, productId, ...markup }));
  await deps.db.transaction().execute(async (trx) => {
    await holdAccount(trx, accountId);
    const before = pricesOf(await queries.listMarkups(trx, accountId));
    const after = pricesOf(rows);
    await queries.replaceMarkups(trx, accountId, rows);
    if (isDeepStrictEqual(before, after)) return;
    const change = { action: 'prices.change', subjectId: accountId, subjectName: email } as const;
    await recordChange(trx, visit, { ...change, before, after });
  });
  return getMarkups(deps, visit);
}

/** By product, for the audit log. */
function pricesOf(rows: readonly (Markup & { productId: string })[]): Record<string, string> {
  return Object.fromEntries(
    rows.map(({ productId, kind, value }) => [productId, `${kind} ${value}`]),
  );
}

const mostOf = {
  percent: limits.markupMostPercent,
  amount: limits.markupMostMinor,
} satisfies Record<Markup['kind'], number>;

/** Undefined for what is no number, negative, or beyond the limit. */
function readValue(kind: Markup['kind'], text: string, currency: string): number | undefined {
  const isWhole = /^\d{1,6}$/.test(text.trim());
  const percent = isWhole ? Number(text) : undefined;
  const number = kind === 'percent' ? percent : parseTypedAmount(text, currency);
  return number !== undefined && number >= 0 && number <= mostOf[kind] ? number : undefined;
}

function limitOf(kind: Markup['kind'], currency: string): string {
  if (kind === 'percent') return `Choose a whole number from 0 to ${mostOf.percent}.`;
  return `Enter an amount up to ${formatPrice(mostOf.amount, currency)}.`;
}
