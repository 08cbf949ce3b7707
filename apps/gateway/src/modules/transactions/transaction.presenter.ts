import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { isLive } from '@albumen/domain/transactions/transaction.machine';
import { xmlList, type XmlObject, type XmlValue, xmlOf } from '../../xml/xml-value.ts';
import { presentInternationalPhone } from '../addresses/international-phone.ts';
import { presentAddress } from '../addresses/address.presenter.ts';
import { presentDispute } from '../disputes/dispute.presenter.ts';
import { presentWalletCard } from '../payment-methods/wallet-card.presenter.ts';
import { logoOf } from '../vault/logos.ts';
import { paymentKinds } from '../vault/payment-kinds.ts';
import { presentCardFacts } from '../vault/card-facts.presenter.ts';
import { presentAdjustments } from './adjustments.ts';
import { presentPackages } from './packages.ts';
import { presentInstallments } from './installments.ts';
import type { LineItem } from './line-items.ts';
import { isSettledInParts, type ChargedCustomer } from './transaction.ts';
import type { WholeTransaction } from './transactions.service.ts';
import { presentAtPayPal } from './wallet-details.ts';

const weekMs = 7 * 24 * 3_600_000;

/** A transaction as a merchant's server sees it. */
export function presentTransaction(transaction: WholeTransaction): XmlObject {
  const { currency, orderDetails, steps } = transaction;
  const {
    riskData,
    adjustments: __,
    isFinallyCaptured: ___,
    ...processed
  } = transaction.processing;
  const { lineItems, packages: _, ...described } = orderDetails;
  return {
    id: transaction.id,
    globalId: Buffer.from(`transaction_${transaction.id}`).toString('base64url'),
    status: isSettledInParts(transaction) ? 'settlement_pending' : transaction.status,
    type: transaction.type,
    currencyIsoCode: currency,
    amount: formatAmount(transaction.amountMinor, currency),
    merchantAccountId: transaction.merchantAccountId,
    orderId: transaction.orderId,
    channel: transaction.channel,
    createdAt: transaction.createdAt,
    updatedAt: transaction.updatedAt,
    ...described,
    ...presentInstallments(transaction),
    debitNetwork: null,
    ...processed,
    riskData: riskData && xmlOf(riskData),
    ...presentSettlement(transaction),
    customer: presentCharged(transaction.customer),
    billing: { id: transaction.billing.id ?? null, ...presentAddress(transaction.billing) },
    shipping: { id: transaction.shipping.id ?? null, ...presentAddress(transaction.shipping) },
    customFields: { ...transaction.customFields },
    ...presentInstrument(transaction),
    refundId: transaction.refunds.at(-1)?.id ?? null,
    refundIds: xmlList(
      'item',
      transaction.refunds.filter(({ status }) => isLive(status)).map(({ id }) => id),
    ),
    refundedTransactionId: transaction.refundedTransactionId,
    partialSettlementTransactionIds: xmlList(
      'item',
      transaction.parts.map(({ id }) => id),
    ),
    authorizedTransactionId: transaction.authorizedTransactionId,
    settlementBatchId: batchOf(transaction),
    statusHistory: xmlList(
      'statusEvent',
      steps.map((step) => ({
        timestamp: step.at,
        status: step.status,
        amount: formatAmount(step.amountMinor, currency),
        user: step.actor,
        transactionSource: step.source,
      })),
    ),
    lineItems: presentLineItems(lineItems),
    shipments: presentPackages(orderDetails),
    authorizationExpiresAt: new Date(transaction.createdAt.getTime() + weekMs),
    disbursementDetails: presentDisbursement(transaction),
    acquirerReferenceNumber: null,
    retried: false,
    achReturnCode: null,
    voiceReferralNumber: null,
    planId: null,
    subscriptionId: null,
    subscription: { billingPeriodEndDate: null, billingPeriodStartDate: null },
    addOns: xmlList('addOn', []),
    discounts: xmlList('discount', []),
    disputes: xmlList('dispute', transaction.disputes.map(presentDispute)),
    authorizationAdjustments: presentAdjustments(transaction),
  };
}

function presentCharged(customer: ChargedCustomer): XmlObject {
  const { phoneCountryCode, phoneNationalNumber, ...plain } = customer;
  return { ...plain, ...presentInternationalPhone({ phoneCountryCode, phoneNationalNumber }) };
}

export function presentLineItems(items: readonly LineItem[]): XmlValue {
  return xmlList(
    'lineItem',
    items.map((item) => ({ ...item })),
  );
}

/** What the bank of an account answers days later, by status. */
const settlementAnswers: Readonly<Record<string, readonly [string, string]>> = {
  settlement_declined: ['4001', 'Settlement Declined'],
  settlement_pending: ['4002', 'Settlement Pending'],
};

function presentSettlement({ status }: WholeTransaction): XmlObject {
  const [code, text] = settlementAnswers[status] ?? ['', ''];
  return { processorSettlementResponseCode: code, processorSettlementResponseText: text };
}

function batchOf({ steps, merchantAccountId }: WholeTransaction): XmlValue {
  const settled = steps.find(({ status }) => status === 'settled');
  return settled ? `${settled.at.toISOString().slice(0, 10)}_${merchantAccountId}` : null;
}

function presentDisbursement({ disbursedAt, amountMinor, currency }: WholeTransaction): XmlObject {
  return {
    disbursementDate: disbursedAt?.toISOString().slice(0, 10) ?? null,
    settlementAmount: disbursedAt ? formatAmount(amountMinor, currency) : null,
    settlementCurrencyIsoCode: disbursedAt ? currency : null,
    settlementCurrencyExchangeRate: disbursedAt ? '1' : null,
    fundsHeld: disbursedAt ? false : null,
    success: disbursedAt ? true : null,
  };
}

function presentInstrument(transaction: WholeTransaction): XmlObject {
  const { instrument, paymentMethodToken: token, paymentInstrumentType } = transaction;
  const { card, threeDSecure } = instrument;
  const facts = card ? presentCardFacts(card) : {};
  const isPlainCard = instrument.type === 'CreditCard';
  return {
    paymentInstrumentType,
    creditCard: {
      token,
      globalId: globalIdOf(token),
      ...(isPlainCard ? facts : emptyCard),
      billingAddress: undefined,
    },
    threeDSecureInfo: threeDSecure === null ? null : xmlOf(threeDSecure),
    ...otherInstrument(transaction, token, facts),
  };
}

/** The wire has the element whatever was charged. */
const emptyCard: XmlObject = { bin: null, last4: null, cardType: null };

/** The element of what was charged, where it is no plain card. */
function otherInstrument(
  transaction: WholeTransaction,
  token: string | null,
  facts: XmlObject,
): XmlObject {
  const { type, card, details } = transaction.instrument;
  if (type === 'CreditCard') return {};
  const { charged, logo } = paymentKinds[type];
  const imageUrl = logo && { imageUrl: logoOf(logo) };
  if (card) {
    const shown = { brand: card.cardType, lastFour: card.last4 };
    const ofWallet = presentWalletCard(type, shown, details);
    return { [charged]: { ...facts, token, ...imageUrl, ...ofWallet } };
  }
  return { [charged]: { token, ...imageUrl, ...accountOf(transaction) } };
}

function globalIdOf(token: string | null): string | null {
  return token === null ? null : Buffer.from(`paymentmethod_${token}`).toString('base64url');
}

function accountOf(transaction: WholeTransaction): XmlObject {
  const { type, details } = transaction.instrument;
  if (type === 'PayPalAccount') return { ...payerOf(details), ...presentAtPayPal(transaction) };
  const atPayPal = type === 'LocalPayment' && presentAtPayPal(transaction);
  return { ...xmlOf(details), ...atPayPal };
}

/** Details hold what the wallet said of its payer. */
function payerOf(details: Record<string, unknown>): XmlObject {
  const { email = null, firstName = null, lastName = null, ...rest } = xmlOf(details);
  return { payerEmail: email, payerFirstName: firstName, payerLastName: lastName, ...rest };
}
