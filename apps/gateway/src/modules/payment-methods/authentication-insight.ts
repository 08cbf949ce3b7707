import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../db/tables.ts';
import type { XmlObject } from '../../xml/xml-value.ts';
import { merchantAccountsOf } from '../merchants/merchants.service.ts';
import { readBody, wireFlag, wireObject, wireText } from '../server-api/wire-fields.ts';

/** Whose rules ask a cardholder to prove themselves: Europe's, those of the Reserve Bank of India. */
export type Regulation = 'psd2' | 'rbi' | 'unregulated' | 'unavailable';

const regulations: Readonly<Record<string, Regulation>> = { EUR: 'psd2', PLN: 'psd2', INR: 'rbi' };

/** Follows from the currency of the account that is to be paid into; without a known one nobody knows. */
export async function regulationOf(
  db: Kysely<Tables>,
  merchantId: string,
  merchantAccountId: unknown,
): Promise<Regulation> {
  const accounts = await merchantAccountsOf(db, merchantId);
  const account = accounts.find(({ id }) => id === merchantAccountId);
  if (!account) return 'unavailable';
  return regulations[account.currency] ?? 'unregulated';
}

const insightFields = z.object({
  merchant_account_id: wireText,
  authentication_insight: wireFlag,
  authentication_insight_options: wireObject({
    amount: wireText,
    recurring_customer_consent: wireFlag,
    recurring_max_amount: wireText,
  }),
});

/** What a server learns of it with a nonce, where it asks; the banks of the sandbox say no more. */
export async function readInsight(
  db: Kysely<Tables>,
  merchantId: string,
  body: unknown,
): Promise<XmlObject> {
  const fields = readBody(insightFields, body, 'payment_method_nonce');
  if (!fields.authentication_insight) return {};
  const regulation = await regulationOf(db, merchantId, fields.merchant_account_id);
  const hasTerms = fields.authentication_insight_options !== undefined;
  return {
    authenticationInsight: {
      regulationEnvironment: regulation,
      ...(hasTerms && { scaIndicator: 'unavailable' }),
    },
  };
}
