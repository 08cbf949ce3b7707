import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { timeOf } from '../../clock.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type FieldError, refuse } from '../../http/refusal.ts';
import { newPublicId } from '../../ids.ts';
import { merchantAccountsOf, type Merchant } from '../merchants/merchants.service.ts';
import { getPaymentMethod } from '../payment-methods/payment-methods.service.ts';
import * as queries from './paypal.queries.ts';
import type { Terms } from '../../world-port/paypal.ts';
import { type PayPalRequest, requestOf } from './paypal-request.ts';
import { addressIn, agreementTerms, paymentTerms, pricedTerms } from './read-terms.ts';
import {
  fault,
  priceShape,
  readPrice,
  requestFields,
  type RequestFields,
  shapeFaults,
} from './request-fields.ts';
import { z } from 'zod';

type Needs = Pick<Dependencies, 'db' | 'clock'>;

/** How long a payer and then the merchant have. */
export const requestLifetimeMs = 3 * 3_600_000;

export interface Asking {
  merchant: Merchant;
  input: Readonly<Record<string, unknown>>;
  /** May a wallet lead there? */
  isOwnAddress: (url: string) => boolean;
}

/** A payment that waits for its payer. */
export async function createPayment(deps: Needs, asking: Asking): Promise<PayPalRequest> {
  const { merchant } = asking;
  const fields = readFields(asking);
  const { faults, ...price } = readPrice(fields);
  const vaultToken = fields.vaultInitiatedCheckoutPaymentMethodToken;
  const { payerEmail, faults: vaultFaults } = await vaultedEmail(deps, merchant, vaultToken);
  refuseFaults([
    ...faults,
    ...addressFaults(fields, asking),
    ...(await accountFaults(deps, merchant, { ...fields, currency: price.currency })),
    ...vaultFaults,
  ]);
  const terms = paymentTerms(fields, price.currency);
  return addRequest(deps, asking, {
    ...price,
    fields,
    id: `PAYID-${newPublicId(24).toUpperCase()}`,
    kind: 'payment',
    terms: { ...terms, payerEmail: payerEmail ?? terms.payerEmail },
  });
}

/** An agreement that waits for its payer. */
export async function createAgreement(deps: Needs, asking: Asking): Promise<PayPalRequest> {
  const fields = readFields(asking);
  refuseFaults([
    ...addressFaults(fields, asking),
    ...(await accountFaults(deps, asking.merchant, { ...fields, currency: undefined })),
  ]);
  return addRequest(deps, asking, {
    fields,
    amountMinor: null,
    currency: null,
    id: `BA-${newPublicId(17).toUpperCase()}`,
    kind: 'agreement',
    terms: agreementTerms(fields),
  });
}

interface NewRequest {
  id: string;
  kind: PayPalRequest['kind'];
  amountMinor: number | null;
  currency: string | null;
  fields: RequestFields;
  terms: Terms;
}

async function addRequest(
  { db, clock }: Needs,
  { merchant }: Asking,
  { fields, terms, ...columns }: NewRequest,
): Promise<PayPalRequest> {
  const now = timeOf(clock, merchant);
  const row = await queries.insertRequest(db, {
    ...columns,
    merchantId: merchant.id,
    token: `EC-${newPublicId(17).toUpperCase()}`,
    terms: JSON.stringify(terms),
    returnUrl: fields.returnUrl ?? '',
    cancelUrl: fields.cancelUrl ?? '',
    createdAt: now,
    updatedAt: now,
  });
  return requestOf(row);
}

/** What its payer approved, if it was this merchant's. */
export async function findPaymentAsked(
  db: Needs['db'],
  merchantId: string,
  id: string,
): Promise<PayPalRequest | undefined> {
  const row = await queries.findRequest(db, id);
  return row?.merchantId === merchantId && row.kind === 'payment' ? requestOf(row) : undefined;
}

const patchFields = z.object({ ...priceShape, paymentId: z.string() });

/** Another price or address for a payment whose payer has not approved it yet. */
export async function patchPayment(
  { db, clock }: Needs,
  { merchant, input }: Pick<Asking, 'merchant' | 'input'>,
): Promise<PayPalRequest> {
  const read = patchFields.safeParse(input);
  const fields = read.data ?? refuse(422, refusal, { fieldErrors: shapeFaults(read.error) });
  return db.transaction().execute(async (trx) => {
    const row = await queries.lockRequest(trx, fields.paymentId);
    const isOpen =
      row?.merchantId === merchant.id && row.kind === 'payment' && row.status === 'created';
    if (!row || !isOpen) return refuse(422, refusal, { fieldErrors: [fault('paymentId')] });
    const request = requestOf(row);
    const amount = fields.amount ?? formatAmount(request.amountMinor, request.currency);
    const { faults, ...price } = readPrice({ ...fields, amount });
    refuseFaults([
      ...faults,
      ...(price.currency === request.currency ? [] : [fault('currencyIsoCode')]),
    ]);
    return requestOf(
      await queries.updateRequest(trx, request.id, {
        amountMinor: price.amountMinor,
        terms: JSON.stringify(patchedTerms(request, fields)),
        updatedAt: timeOf(clock, merchant),
      }),
    );
  });
}

/** What a patch does not name stays. */
function patchedTerms(
  { terms, currency }: PayPalRequest,
  fields: z.output<typeof patchFields>,
): Terms {
  const priced = pricedTerms(fields, currency);
  return {
    ...terms,
    ...(fields.lineItems && { lineItems: priced.lineItems }),
    ...(fields.shippingOptions && { shippingOptions: priced.shippingOptions }),
    shippingAddress: addressIn(fields) ?? terms.shippingAddress,
  };
}

function readFields({ merchant, input }: Asking): RequestFields {
  if (!merchant.options.paypalEnabled) refuse(403, 'PayPal is not enabled.');
  const read = requestFields.safeParse(input);
  return read.data ?? refuse(422, refusal, { fieldErrors: shapeFaults(read.error) });
}

const refusal = 'PayPal payment is invalid';

function refuseFaults(fieldErrors: readonly FieldError[]): void {
  if (fieldErrors.length > 0) refuse(422, refusal, { fieldErrors });
}

function addressFaults(
  { returnUrl, cancelUrl }: RequestFields,
  { isOwnAddress }: Asking,
): FieldError[] {
  return [
    ...(isOwnAddress(returnUrl ?? '') ? [] : [fault('returnUrl')]),
    ...(isOwnAddress(cancelUrl ?? '') ? [] : [fault('cancelUrl')]),
  ];
}

/** An account that is named has to be there, and of the payment's currency. */
async function accountFaults(
  { db }: Pick<Dependencies, 'db'>,
  merchant: Merchant,
  {
    merchantAccountId,
    currency,
  }: Pick<RequestFields, 'merchantAccountId'> & { currency?: string | undefined },
): Promise<FieldError[]> {
  const accounts = await merchantAccountsOf(db, merchant.id);
  const isPossible = accounts.some(
    (account) =>
      account.status === 'active' &&
      (!merchantAccountId || account.id === merchantAccountId) &&
      (currency === undefined || account.currency === currency),
  );
  if (isPossible) return [];
  return [fault(merchantAccountId ? 'merchantAccountId' : 'currencyIsoCode')];
}

/** The email address of the account in the vault that a payment is begun for. */
async function vaultedEmail(
  { db }: Pick<Dependencies, 'db'>,
  { id: merchantId }: Merchant,
  token: string | null | undefined,
): Promise<{ payerEmail?: string; faults: FieldError[] }> {
  if (!token) return { faults: [] };
  const method = await getPaymentMethod(db, { merchantId, token });
  const email = method?.type === 'PayPalAccount' ? method.details['email'] : undefined;
  if (typeof email === 'string') return { payerEmail: email, faults: [] };
  return { faults: [fault('vaultInitiatedCheckoutPaymentMethodToken')] };
}
