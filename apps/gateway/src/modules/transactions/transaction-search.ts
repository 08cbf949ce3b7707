import { countryNameOf } from '../addresses/country-search.ts';
import { sql } from 'kysely';
import { paymentKinds } from '../vault/payment-kinds.ts';
import { amount, any, moment, text, within, type Column } from '../../search/field-kinds.ts';
import type { SearchField, SearchFields } from '../../search/search-fields.ts';

/** A part of a JSON column; both names are ours, never a caller's. */
function part(column: string, name: string): Column {
  return sql`${sql.ref(`transactions.${column}`)} ->> ${sql.lit(name)}`;
}

const addressParts: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  street_address: 'streetAddress',
  extended_address: 'extendedAddress',
  locality: 'locality',
  region: 'region',
  postal_code: 'postalCode',
};

function countryOf(column: string): Column {
  return countryNameOf(part(column, 'countryCode'));
}

const customerParts: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  company: 'company',
  email: 'email',
  phone: 'phone',
  fax: 'fax',
  website: 'website',
};

function parts(column: string, names: Readonly<Record<string, string>>): SearchFields {
  return Object.fromEntries(
    Object.entries(names).map(([wire, name]) => [`${column}_${wire}`, text(part(column, name))]),
  );
}

/** When a transaction came to a status. */
function reached(status: string): SearchField {
  return {
    kind: 'moment',
    within: (range) => sql`exists (
      select from transaction_events
       where transaction_id = transactions.id and status = ${status}
         and ${within(sql`transaction_events.at`, range)})`,
  };
}

/** `411111******1111`: the wire searches by its beginning and its end. */
const maskedNumber: Column = sql`
  (transactions.instrument #>> '{card,bin}') || '******' || transactions.card_last_four`;
const expirationDate: Column = sql`
  (transactions.instrument #>> '{card,expirationMonth}') || '/'
    || (transactions.instrument #>> '{card,expirationYear}')`;

/** What transactions may be searched by. */
export const transactionSearch: SearchFields = {
  id: text(sql`transactions.id`),
  ids: any(sql`transactions.id`),
  order_id: text(sql`transactions.order_id`),
  customer_id: text(sql`transactions.customer_id`),
  ...parts('customer', customerParts),
  ...parts('billing', addressParts),
  ...parts('shipping', addressParts),
  billing_country_name: text(countryOf('billing')),
  shipping_country_name: text(countryOf('shipping')),
  amount: amount(sql`transactions.amount_minor`, sql`transactions.currency`),
  currency: text(sql`transactions.currency`),
  status: any(sql`transactions.status`),
  type: any(sql`transactions.type`),
  refund: { kind: 'flag', when: sql`transactions.refunded_transaction_id is not null` },
  merchant_account_id: any(sql`transactions.merchant_account_id`),
  payment_method_token: text(sql`transactions.payment_method_token`),
  payment_instrument_type: {
    kind: 'any',
    text: sql`transactions.payment_instrument_type`,
    words: Object.fromEntries(
      Object.values(paymentKinds).map(({ searched, instrument }) => [searched, instrument]),
    ),
  },
  processor_authorization_code: text(part('processing', 'processorAuthorizationCode')),
  credit_card_number: { kind: 'text', text: maskedNumber, isCardNumber: true },
  credit_card_expiration_date: text(expirationDate),
  credit_card_cardholder_name: text(sql`transactions.instrument #>> '{card,cardholderName}'`),
  credit_card_card_type: any(sql`transactions.instrument #>> '{card,cardType}'`),
  credit_card_unique_identifier: text(sql`transactions.instrument_fingerprint`),
  paypal_payer_email: text(sql`transactions.instrument #>> '{details,email}'`),
  paypal_payment_id: text(sql`transactions.instrument #>> '{details,paymentId}'`),
  paypal_authorization_id: text(sql`transactions.instrument #>> '{details,authorizationId}'`),
  sepa_debit_paypal_v2_order_id: text(sql`null::text`),
  settlement_batch_id: text(sql`(
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') || '_' || transactions.merchant_account_id
      from transaction_events
     where transaction_id = transactions.id and status = 'settled'
     order by position limit 1)`),
  acquirer_reference_number: text(sql`null::text`),
  ach_type: any(sql`null::text`),
  ach_return_responses_created_at: { kind: 'moment', within: () => sql`false` },
  store_id: text(sql`null::text`),
  store_ids: any(sql`null::text`),
  reason_code: any(sql`null::text`),
  debit_network: any(part('processing', 'debitNetwork')),
  user: any(sql`(
    select actor from transaction_events
     where transaction_id = transactions.id order by position limit 1)`),
  credit_card_customer_location: any(sql`
    case when transactions.instrument #>> '{card,binData,countryOfIssuance}' = 'CAD'
         then 'international' else 'us' end`),
  created_using: any(sql`
    case when transactions.payment_method_token is null then 'full_information' else 'token' end`),
  source: any(sql`'api'`),
  created_at: moment(sql`transactions.created_at`),
  authorized_at: reached('authorized'),
  authorization_expired_at: reached('authorization_expired'),
  submitted_for_settlement_at: reached('submitted_for_settlement'),
  settled_at: reached('settled'),
  voided_at: reached('voided'),
  failed_at: reached('failed'),
  gateway_rejected_at: reached('gateway_rejected'),
  processor_declined_at: reached('processor_declined'),
  dispute_date: {
    kind: 'moment',
    within: (range) => sql`exists (
      select from disputes where transaction_id = transactions.id
         and ${within(sql`disputes.received_at`, range)})`,
  },
  disbursement_date: moment(sql`transactions.disbursed_at`),
};
