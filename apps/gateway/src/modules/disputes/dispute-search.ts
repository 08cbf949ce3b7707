import { sql } from 'kysely';
import { amount, any, moment, text, within } from '../../search/field-kinds.ts';
import type { SearchFields } from '../../search/search-fields.ts';

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
  amount_disputed: amount(sql`disputes.amount_disputed_minor`, sql`disputes.currency`),
  amount_won: amount(sql`disputes.amount_won_minor`, sql`disputes.currency`),
  received_date: moment(sql`disputes.received_at`),
  reply_by_date: moment(sql`disputes.reply_by_at`),
  disbursement_date: { kind: 'moment', within: () => sql`false` },
  effective_date: {
    kind: 'moment',
    within: (range) => sql`exists (
      select from jsonb_array_elements(disputes.history) as step
       where ${within(sql`(step ->> 'at')::timestamptz`, range)})`,
  },
};
