import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { mostIds, pageSize } from '../../search/found-rows.ts';
import { idsAnswer, pageAnswer } from '../../search/search-answers.ts';
import { listAddressesOf } from '../addresses/addresses.service.ts';
import type { ServerCall, ServerRoute } from '../server-api/server-route.ts';
import type { Answer } from '../server-api/xml-replies.ts';
import { presentPaymentMethod } from './payment-method.presenter.ts';
import { listExpiring, type Months } from './payment-methods.queries.ts';
import { getPaymentMethods } from './payment-methods.service.ts';

/** Cards in the vault that have run out, or will between two months. */
export function addExpiringCards(route: ServerRoute, deps: Dependencies): void {
  const kinds = { expired: expiredBy, expiring: askedMonths } as const;
  for (const [kind, monthsOf] of Object.entries(kinds)) {
    route('POST', `/payment_methods/all/${kind}_ids`, async (call) => {
      const tokens = await listExpiring(deps.db, call.merchant.id, {
        months: monthsOf(call),
        limit: mostIds,
      });
      return idsAnswer(tokens);
    });
    route('POST', `/payment_methods/all/${kind}`, (call) => pageOf(deps, call, monthsOf(call)));
  }
}

const pageBody = z.object({ search: z.object({ ids: z.array(z.string()) }) });

async function pageOf({ db }: Dependencies, call: ServerCall, months: Months): Promise<Answer> {
  const { merchant, now, body } = call;
  const asked = pageBody.safeParse(body);
  if (!asked.success) return refuse(400, 'The request is malformed.');
  const { ids } = asked.data.search;
  const tokens = await listExpiring(db, merchant.id, { months, ids, limit: pageSize });
  const methods = await getPaymentMethods(db, merchant.id, tokens);
  const customerIds = methods.map(({ customerId }) => customerId);
  const addresses = await listAddressesOf(db, merchant.id, customerIds);
  const cards = methods.map((method) =>
    presentPaymentMethod(method, { addresses: addresses.get(method.customerId) ?? [], now }),
  );
  return pageAnswer('paymentMethods', 'creditCard', cards);
}

function expiredBy({ now }: ServerCall): Months {
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1));
  return { first: '0000-01', last: last.toISOString().slice(0, 7) };
}

/** `?start=MMYYYY&end=MMYYYY`. */
function askedMonths({ query }: ServerCall): Months {
  return { first: monthOf(query['start']), last: monthOf(query['end']) };
}

function monthOf(text: unknown): string {
  const [, month, year] = /^(\d{2})(\d{4})$/.exec(String(text)) ?? [];
  return month && year ? `${year}-${month}` : refuse(422, 'Start and end are months as MMYYYY.');
}
