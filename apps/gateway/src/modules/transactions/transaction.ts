import type { NonceType } from '../../db/column-values.ts';
import type { CardFacts } from '../vault/card-facts.presenter.ts';
import {
  isLive,
  type TransactionStatus,
  type TransactionType,
} from '@albumen/domain/transactions/transaction.machine';
import type { Address } from '../addresses/address-fields.ts';
import type { RiskData } from '../processor/risk.ts';
import type { Adjustment } from './adjustments.ts';
import type { OrderDetails } from './order-details.ts';

/** What was charged, as it was then. */
export interface ChargedInstrument {
  type: NonceType;
  /** Present for every kind of card. */
  card: CardFacts | null;
  details: Record<string, unknown>;
  threeDSecure: Record<string, unknown> | null;
}

/** What processor, issuer and gateway made of it, by the names of the wire. */
export interface Processing {
  processorResponseCode: string | null;
  processorResponseText: string | null;
  processorResponseType: string | null;
  additionalProcessorResponse: string | null;
  processorAuthorizationCode: string | null;
  networkTransactionId: string | null;
  networkResponseCode: string | null;
  networkResponseText: string | null;
  retrievalReferenceNumber: string | null;
  /** The network knows the card by a number of its own. */
  processedWithNetworkToken: boolean;
  /** The last part of it was submitted, whatever is left. */
  isFinallyCaptured?: true;
  /** How its authorization was changed. */
  adjustments?: readonly Adjustment[];
  /** The network of debits that it went by. */
  debitNetwork?: string;
  /** What a check for fraud made of it, where the merchant has one. */
  riskData?: RiskData;
  gatewayRejectionReason: string | null;
  avsErrorResponseCode: string | null;
  avsPostalCodeResponseCode: string | null;
  avsStreetAddressResponseCode: string | null;
  cvvResponseCode: string | null;
}

/** Whom the transaction was with, as the request said or the vault knew. */
export interface ChargedCustomer {
  id: string | null;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  email: string | null;
  phone: string | null;
  phoneCountryCode: string | null;
  phoneNationalNumber: string | null;
  fax: string | null;
  website: string | null;
}

export interface Transaction {
  id: string;
  merchantId: string;
  merchantAccountId: string;
  type: TransactionType;
  status: TransactionStatus;
  version: number;
  amountMinor: number;
  currency: string;
  orderId: string | null;
  channel: string | null;
  customerId: string | null;
  paymentMethodToken: string | null;
  paymentInstrumentType: string;
  cardId: string | null;
  instrument: ChargedInstrument;
  instrumentFingerprint: string;
  customer: ChargedCustomer;
  billing: Address;
  shipping: Address;
  customFields: Record<string, string>;
  orderDetails: OrderDetails;
  processing: Processing;
  refundedTransactionId: string | null;
  /** The authorization of which this is a part. */
  authorizedTransactionId: string | null;
  disbursedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** One step in the life of a transaction. */
export interface TransactionStep {
  status: string;
  amountMinor: number;
  actor: string;
  source: string;
  at: Date;
}

/** A refund of a sale, or a part of an authorization that became a sale of its own. */
export interface Share {
  id: string;
  amountMinor: number;
  status: TransactionStatus;
}

/** An authorization of which a part is on its way as a sale of its own, or has arrived. */
export function isSettledInParts({ parts }: { parts: readonly Share[] }): boolean {
  return parts.some(({ status }) => isLive(status));
}
