import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { isSettledOrSettling } from '@albumen/domain/transactions/transaction.machine';
import { newPublicId } from '../../ids.ts';
import type { XmlObject } from '../../xml/xml-value.ts';
import type { Instrument } from '../instruments/instrument.ts';
import { internationalPhoneField } from '../addresses/international-phone.ts';
import { addError, type ValidationErrors } from '../server-api/validation-errors.ts';
import { wireObject, wireText } from '../server-api/wire-fields.ts';
import type { z } from 'zod';
import type { Transaction } from './transaction.ts';

/** What a request tells PayPal of the payment. */
export const payPalShape = {
  custom_field: wireText,
  description: wireText,
  payee_email: wireText,
  payee_id: wireText,
  recipient_email: wireText,
  recipient_phone: internationalPhoneField,
} satisfies z.ZodRawShape;

const payPal = wireObject(payPalShape);
type PayPalFields = z.output<typeof payPal>;

interface PayPalRequest {
  paypal_account?: PayPalFields;
  options?:
    | { payee_email?: string | undefined; payee_id?: string | undefined; paypal?: PayPalFields }
    | undefined;
}

/** What a request says to PayPal, wherever it says it. */
export function payPalFields({ options, paypal_account: account }: PayPalRequest) {
  const { payee_email: email, payee_id: id, paypal } = options ?? {};
  return {
    ...account,
    ...(email && { payee_email: email }),
    ...(id && { payee_id: id }),
    ...paypal,
  };
}

export function checkPayPalFields(fields: PayPalFields, errors: ValidationErrors): void {
  if ((fields?.custom_field?.length ?? 0) > 255) {
    addError(errors, 'transaction.options.paypal.customField', '91580');
  }
}

/** The instrument with the numbers under which PayPal keeps a payment, also one through a bank. */
export function atPayPal(instrument: Instrument, fields: PayPalFields): Instrument {
  const { type, details } = instrument;
  if (type !== 'PayPalAccount' && type !== 'LocalPayment') return instrument;
  const ids = {
    paymentId: `PAYID-${publicCode(22)}`,
    captureId: publicCode(17),
    debugId: newPublicId(13),
    ...(type === 'PayPalAccount' && { authorizationId: publicCode(17), payerStatus: 'VERIFIED' }),
    ...(type === 'PayPalAccount' && { sellerProtectionStatus: 'ELIGIBLE' }),
  };
  const given = {
    ...(fields?.custom_field && { customField: fields.custom_field }),
    ...(fields?.description && { description: fields.description }),
    ...(fields?.payee_email && { payeeEmail: fields.payee_email }),
    ...(fields?.payee_id && { payeeId: fields.payee_id }),
    ...(fields?.recipient_email && { recipientEmail: fields.recipient_email }),
    ...(fields?.recipient_phone && { recipientPhone: phoneOf(fields.recipient_phone) }),
  };
  return { ...instrument, details: { ...ids, ...details, ...given } };
}

function phoneOf(phone: NonNullable<NonNullable<PayPalFields>['recipient_phone']>) {
  const { country_code: countryCode = null, national_number: nationalNumber = null } = phone;
  return { countryCode, nationalNumber };
}

function publicCode(length: number): string {
  return newPublicId(length).toUpperCase();
}

/** What PayPal takes of every payment in the sandbox: 2.9 % and 0.30. */
function feeOf({ amountMinor, currency }: Transaction): string {
  return formatAmount(Math.round(amountMinor * 0.029) + 30, currency);
}

/** Numbers and fees by how far the money is; a refund has a number of its own and gives no fee back. */
export function presentAtPayPal(transaction: Transaction): XmlObject {
  const { details } = transaction.instrument;
  const { currency } = transaction;
  const captureId = typeof details['captureId'] === 'string' ? details['captureId'] : null;
  if (transaction.type === 'credit') {
    return {
      captureId: null,
      refundId: captureId,
      refundFromTransactionFeeAmount: formatAmount(0, currency),
      refundFromTransactionFeeCurrencyIsoCode: currency,
    };
  }
  const isCaptured =
    transaction.status === 'submitted_for_settlement' || isSettledOrSettling(transaction.status);
  return {
    captureId: isCaptured ? captureId : null,
    refundId: null,
    transactionFeeAmount: isCaptured ? feeOf(transaction) : null,
    transactionFeeCurrencyIsoCode: isCaptured ? currency : null,
  };
}
