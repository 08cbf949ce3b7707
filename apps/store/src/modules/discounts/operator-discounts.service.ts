import type { LabBrand } from '@albumen/contract/brands';
import {
  discountScopes,
  type DiscountKind,
  type DiscountScope,
} from '@albumen/contract/checkout/discount-messages';
import type {
  NewDiscountForm,
  OperatorDiscount,
} from '@albumen/contract/endpoints/operator-discounts';
import { parseAmount } from '@albumen/domain/money/decimal-amount';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { ActingVisit } from '../../http/actor.ts';
import { recordChange } from '../audit/audit.service.ts';
import { addDiscount, soldBelowCost, type NewDiscount } from './add-discount.service.ts';
import * as queries from './discounts.queries.ts';
import type { OperatorDiscountRow } from './discounts.queries.ts';
import { listRedemptions, type RedemptionRow } from './redemptions.queries.ts';

type Needs = Pick<Dependencies, 'db' | 'catalogs'>;

export async function listDiscounts({ db }: Needs): Promise<OperatorDiscount[]> {
  const rows = await queries.listDiscounts(db);
  const used = Map.groupBy(await listRedemptions(db), ({ discountId }) => discountId);
  return rows.map((row) => present(row, used.get(row.id) ?? []));
}

/** The form's own rules hold already. */
export async function createDiscount(
  deps: Needs,
  visit: ActingVisit,
  form: NewDiscountForm,
): Promise<void> {
  const discount = readForm(form, deps);
  const below = soldBelowCost(discount, deps.catalogs[discount.labBrand]);
  if (below.length > 0) fail('invalidForm', { fields: { value: [belowCost(below)] } });
  await deps.db.transaction().execute(async (trx) => {
    const id = await addDiscount({ ...deps, db: trx }, discount);
    if (id === undefined) {
      fail('invalidForm', { fields: { code: ['This store has a code of that name.'] } });
    }
    const { code: subjectName, ...after } = discount;
    await recordChange(trx, visit, {
      action: 'discount.create',
      subjectId: id,
      subjectName,
      after,
    });
  });
}

function belowCost([first, ...others]: readonly string[]): string {
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `Would sell below cost: ${first}${more}. Take less off, or ask for a larger order.`;
}

/** False when it had ended before. */
export function endDiscount({ db }: Needs, visit: ActingVisit, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await queries.lockDiscount(trx, id);
    const endedAt = before && (await queries.endNow(trx, id));
    if (before === undefined || endedAt === undefined) return false;
    await recordChange(trx, visit, {
      action: 'discount.end',
      subjectId: id,
      subjectName: before.code,
      before: { endsAt: before.endsAt },
      after: { endsAt: endedAt },
    });
    return true;
  });
}

function readForm(form: NewDiscountForm, { catalogs }: Needs): NewDiscount {
  const labBrand = form.labBrand as LabBrand; // one of them, by the form's rules
  const { currency } = catalogs[labBrand];
  const { code = '', label = '', minimum = '', useLimit = '', startsOn = '', endsOn = '' } = form;
  return {
    labBrand,
    code,
    label: label.trim(),
    takes: takesOf(form, currency),
    minimumMinor: parseAmount(minimum, currency) ?? 0,
    ...(startsOn !== '' && { startsAt: new Date(startsOn) }),
    ...(endsOn !== '' && { endsAt: endOf(endsOn) }),
    ...(useLimit.trim() !== '' && { useLimit: Number(useLimit) }),
    isOncePerCustomer: form.isOncePerCustomer === 'on',
  };
}

function takesOf(form: NewDiscountForm, currency: string): NewDiscount['takes'] {
  const { value = '', scope = 'all' } = form;
  const kind = form.kind as DiscountKind; // by the form's rules, as is the scope
  if (kind === 'amount')
    return { kind: 'order', amountOffMinor: parseAmount(value, currency) ?? 0 };
  const percentOff = Number(value);
  if (kind === 'shipping') return { kind, percentOff };
  if (kind === 'order') return { kind, percentOff };
  return { kind: 'items', percentOff, families: discountScopes[scope as DiscountScope].families };
}

const dayMs = 86_400_000;

function endOf(day: string): Date {
  return new Date(new Date(day).getTime() + dayMs);
}

function present(
  row: OperatorDiscountRow,
  redemptions: readonly RedemptionRow[],
): OperatorDiscount {
  const { startsAt, endsAt, createdAt: _, isComing, isEnded, ...rest } = row;
  const isUsedUp = row.useLimit !== null && row.usedCount >= row.useLimit;
  return {
    ...rest,
    families: [...row.families],
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    state: isEnded ? 'ended' : isComing ? 'coming' : isUsedUp ? 'usedUp' : 'running',
    redemptions: redemptions.map(({ reference, email, redeemedAt, releasedAt }) => ({
      reference,
      email,
      redeemedAt: redeemedAt.toISOString(),
      isReleased: releasedAt !== null,
    })),
  };
}
