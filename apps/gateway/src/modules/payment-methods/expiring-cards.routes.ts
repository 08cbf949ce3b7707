import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { xmlCollection, xmlList } from '../../xml/xml-value.ts';
import { listAddresses } from '../addresses/addresses.service.ts';
import type { ServerCall, ServerRoute } from '../server-api/server-route.ts';
import type { Answer } from '../server-api/xml-replies.ts';
import { presentPaymentMethod } from './payment-method.presenter.ts';
import { listExpiring, type Months } from './payment-methods.queries.ts';
import { getPaymentMethod } from './payment-methods.service.ts';

const pageSize = 50;
const mostIds = 50_000;

/** Cards in the vault that have run out, or will between two months. */
export function addExpiringCards(route: ServerRoute, deps: Dependencies): void {
  const kinds = { expired: expiredBy, expiring: askedMonths } as const;
  for (const [kind, monthsOf] of Object.entries(kinds)) {
    route('POST', `/payment_methods/all/${kind}_ids`, async (call) => {
      const tokens = await listExpiring(deps.db, call.merchant.id, {
        months: monthsOf(call),
        limit: mostIds,
      });
      return { root: 'searchResults', value: { pageSize, ids: xmlList('item', tokens) } };
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
  const cards = [];
  for (const token of tokens) {
    const method = await getPaymentMethod(db, { merchantId: merchant.id, token });
    if (!method) continue;
    const addresses = await listAddresses(db, merchant.id, method.customerId);
    cards.push(presentPaymentMethod(method, { addresses, now }));
  }
  const facts = { currentPageNumber: 1, pageSize, totalItems: cards.length };
  return { root: 'paymentMethods', value: xmlCollection('creditCard', cards, facts) };
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
