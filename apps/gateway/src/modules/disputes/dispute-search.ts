import { sql, type RawBuilder } from 'kysely';
import { unusualPlaces } from '@albumen/domain/money/decimal-amount';
import type { Range, SearchField, SearchFields } from '../../search/search-fields.ts';

type Column = RawBuilder<string | null>;

function text(column: Column): SearchField {
  return { kind: 'text', text: column };
}

function any(column: Column): SearchField {
  return { kind: 'any', text: column };
}

const scale = Object.entries(unusualPlaces).map(
  ([currency, places]) => sql`when ${sql.lit(currency)} then ${sql.lit(10 ** places)}`,
);

function amount(column: string): SearchField {
  return {
    kind: 'amount',
    amount: sql`${sql.ref(`disputes.${column}`)}::numeric
      / case disputes.currency ${sql.join(scale, sql` `)} else 100 end`,
  };
}

function within(column: RawBuilder<unknown>, { min, max }: Range) {
  return sql<boolean>`${column}
    between ${min ?? '-infinity'}::timestamptz and ${max ?? 'infinity'}::timestamptz`;
}

function moment(column: string): SearchField {
  return { kind: 'moment', within: (range) => within(sql.ref(`disputes.${column}`), range) };
}

/**
 * What disputes may be searched by
 * (https://developer.paypal.com/braintree/docs/reference/request/dispute/search).
 */
export const disputeSearch: SearchFields = {
  id: text(sql`disputes.id`),
  case_number: text(sql`disputes.case_number`),
  reference_number: text(sql`disputes.reference_number`),
  customer_id: text(sql`disputes.customer_id`),
  transaction_id: text(sql`disputes.transaction_id`),
  transaction_source: any(sql`'api'`),
  merchant_account_id: any(sql`disputes.merchant_account_id`),
  status: any(sql`disputes.status`),
  kind: any(sql`disputes.kind`),
  reason: any(sql`disputes.reason`),
  reason_code: any(sql`disputes.reason_code`),
  chargeback_protection_level: any(sql`'not_protected'`),
  protection_level: any(sql`'No Protection'`),
  pre_dispute_program: any(sql`'none'`),
  amount_disputed: amount('amount_disputed_minor'),
  amount_won: amount('amount_won_minor'),
  received_date: moment('received_at'),
  reply_by_date: moment('reply_by_at'),
  disbursement_date: { kind: 'moment', within: () => sql`false` },
  effective_date: {
    kind: 'moment',
    within: (range) => sql`exists (
      select from jsonb_array_elements(disputes.history) as step
       where ${within(sql`(step ->> 'at')::timestamptz`, range)})`,
  },
};
