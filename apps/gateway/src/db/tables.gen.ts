// Made by scripts/generate-tables.ts from the migrations; do not edit.
import type { Generated, Json, Timestamp } from './column-types.ts';

export interface Addresses {
  merchantId: string;
  customerId: string;
  id: string;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  streetAddress: string | null;
  extendedAddress: string | null;
  locality: string | null;
  region: string | null;
  postalCode: string | null;
  countryCode: string | null;
  phoneNumber: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  phoneCountryCode: string | null;
  phoneNationalNumber: string | null;
}

export interface ApiKeys {
  publicKey: string;
  merchantId: string;
  privateKeySealed: Buffer;
  createdAt: Generated<Timestamp>;
  revokedAt: Timestamp | null;
}

export interface ApiRequestKeys {
  merchantId: string;
  key: string;
  requestFingerprint: string;
  subjectId: string;
  createdAt: Timestamp;
}

export interface Authentications {
  id: string;
  merchantId: string;
  nonceHash: Buffer;
  finalNonceHash: Buffer | null;
  amount: string;
  brand: string;
  lastFour: string;
  scenario: string;
  version: string;
  state: string;
  wrongCodes: Generated<number>;
  outcome: string | null;
  request: Generated<Json>;
  info: Json;
  createdAt: Timestamp;
  currency: string;
}

export interface Cards {
  id: string;
  merchantId: string;
  numberSealed: Buffer;
  fingerprint: string;
  brand: string;
  bin: string;
  lastFour: string;
  expirationMonth: Generated<string>;
  expirationYear: Generated<string>;
  cardholderName: string | null;
  billingAddress: Json | null;
  binData: Json;
  createdAt: Timestamp;
}

export interface Customers {
  merchantId: string;
  id: string;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  email: string | null;
  phone: string | null;
  fax: string | null;
  website: string | null;
  customFields: Generated<Json>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  phoneCountryCode: string | null;
  phoneNationalNumber: string | null;
}

export interface DeviceSessions {
  id: string;
  merchantId: string;
  bin: string | null;
  collected: Json | null;
  createdAt: Timestamp;
}

export interface DisputeEvidence {
  id: string;
  disputeId: string;
  category: string | null;
  sequenceNumber: number | null;
  comment: string | null;
  url: string | null;
  createdAt: Timestamp;
  sentAt: Timestamp | null;
}

export interface Disputes {
  id: string;
  merchantId: string;
  merchantAccountId: string;
  transactionId: string;
  customerId: string | null;
  status: string;
  kind: string;
  reason: string;
  reasonCode: string;
  caseNumber: string;
  referenceNumber: string;
  amountDisputedMinor: number;
  amountWonMinor: Generated<number>;
  currency: string;
  transaction: Json;
  history: Json;
  receivedAt: Timestamp;
  replyByAt: Timestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface DocumentUploads {
  id: string;
  merchantId: string;
  kind: string;
  name: string;
  contentType: string;
  content: Buffer;
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

export interface LastingSecret {
  isOnly: Generated<boolean>;
  secretSealed: Buffer;
}

export interface LocalPayments {
  merchantId: string;
  id: string;
  token: string;
  bankKeyHash: Buffer | null;
  merchantAccountId: string;
  type: string;
  status: Generated<string>;
  amountMinor: number;
  currency: string;
  payer: Json;
  phoneKey: string | null;
  returnUrl: string | null;
  cancelUrl: string | null;
  payerId: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface MasterpassCheckouts {
  tokenHash: Buffer;
  merchantId: string;
  subtotalMinor: number;
  currency: string;
  callbackUrl: string;
  status: Generated<string>;
  verifierHash: Buffer | null;
  resourceUrl: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface MerchantAccounts {
  merchantId: string;
  id: string;
  currency: string;
  isDefault: Generated<boolean>;
  status: Generated<string>;
  adjustsAuthorizations: Generated<boolean>;
}

export interface MerchantOrigins {
  merchantId: string;
  origin: string;
  createdAt: Generated<Timestamp>;
}

export interface Merchants {
  id: string;
  name: string;
  options: Generated<Json>;
  clockOffsetMs: Generated<number>;
  latencyMs: Generated<number>;
  createdAt: Generated<Timestamp>;
  faults: Generated<Json>;
  duplicateWindowMs: Generated<number>;
  rejectsOn: Generated<Json>;
}

export interface Nonces {
  nonceHash: Buffer;
  merchantId: string;
  type: string;
  cardId: string | null;
  cvvResponse: Generated<string>;
  paymentMethodToken: string | null;
  customerId: string | null;
  outcome: string | null;
  authentication: Json | null;
  details: Generated<Json>;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  consumedAt: Timestamp | null;
}

export interface PaymentMethods {
  merchantId: string;
  token: string;
  customerId: string;
  type: string;
  cardId: string | null;
  billingAddressId: string | null;
  isDefault: boolean;
  details: Generated<Json>;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PaypalRequests {
  id: string;
  merchantId: string;
  kind: string;
  token: string;
  status: Generated<string>;
  amountMinor: number | null;
  currency: string | null;
  terms: Json;
  returnUrl: string;
  cancelUrl: string;
  payerId: string | null;
  sessionHash: Buffer | null;
  choices: Generated<Json>;
  agreementId: string | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface Requests {
  id: Generated<number>;
  merchantId: string;
  at: Timestamp;
  method: string;
  path: string;
  operation: string | null;
  origin: string | null;
  sessionId: string | null;
  status: number;
  durationMs: number;
  requestBody: string | null;
  answerBody: string | null;
}

export interface SepaMandates {
  merchantId: string;
  reference: string;
  bankKeyHash: Buffer;
  merchantAccountId: string;
  customerId: string;
  mandateType: string;
  status: Generated<string>;
  ibanCountry: string;
  ibanLastFour: string;
  accountHolderName: string;
  returnUrl: string;
  cancelUrl: string;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface TokenizationKeys {
  key: string;
  merchantId: string;
  createdAt: Generated<Timestamp>;
  revokedAt: Timestamp | null;
}

export interface TransactionEvents {
  transactionId: string;
  position: number;
  status: string;
  amountMinor: number;
  actor: string;
  source: Generated<string>;
  at: Timestamp;
}

export interface Transactions {
  id: string;
  merchantId: string;
  merchantAccountId: string;
  type: string;
  status: string;
  version: Generated<number>;
  amountMinor: number;
  currency: string;
  orderId: string | null;
  channel: string | null;
  customerId: string | null;
  paymentMethodToken: string | null;
  paymentInstrumentType: string;
  cardId: string | null;
  instrument: Json;
  instrumentFingerprint: string;
  cardLastFour: string | null;
  customer: Generated<Json>;
  billing: Generated<Json>;
  shipping: Generated<Json>;
  customFields: Generated<Json>;
  orderDetails: Generated<Json>;
  processing: Generated<Json>;
  refundedTransactionId: string | null;
  nonceHash: Buffer | null;
  disbursedAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  authorizedTransactionId: string | null;
}

export interface Verifications {
  id: string;
  merchantId: string;
  merchantAccountId: string;
  status: string;
  amountMinor: number;
  currency: string;
  instrument: Json;
  billing: Generated<Json>;
  processing: Json;
  createdAt: Timestamp;
  customerId: string | null;
  paymentMethodToken: string | null;
}

export interface WebhookAddresses {
  id: string;
  merchantId: string;
  url: string;
  kinds: Json | null;
  createdAt: Timestamp;
}

export interface WebhookDeliveries {
  id: string;
  eventId: string;
  url: string;
  status: Generated<string>;
  attempts: Generated<number>;
  lastAttemptAt: Timestamp | null;
  lastAnswer: string | null;
  nextAttemptAt: Timestamp | null;
  deliveredAt: Timestamp | null;
  createdAt: Timestamp;
  startedAt: Timestamp | null;
}

export interface WebhookEvents {
  id: string;
  merchantId: string;
  kind: string;
  subjectId: string | null;
  xml: string;
  createdAt: Timestamp;
}

export interface GeneratedTables {
  addresses: Addresses;
  apiKeys: ApiKeys;
  apiRequestKeys: ApiRequestKeys;
  authentications: Authentications;
  cards: Cards;
  customers: Customers;
  deviceSessions: DeviceSessions;
  disputeEvidence: DisputeEvidence;
  disputes: Disputes;
  documentUploads: DocumentUploads;
  lastingSecret: LastingSecret;
  localPayments: LocalPayments;
  masterpassCheckouts: MasterpassCheckouts;
  merchantAccounts: MerchantAccounts;
  merchantOrigins: MerchantOrigins;
  merchants: Merchants;
  nonces: Nonces;
  paymentMethods: PaymentMethods;
  paypalRequests: PaypalRequests;
  requests: Requests;
  sepaMandates: SepaMandates;
  tokenizationKeys: TokenizationKeys;
  transactionEvents: TransactionEvents;
  transactions: Transactions;
  verifications: Verifications;
  webhookAddresses: WebhookAddresses;
  webhookDeliveries: WebhookDeliveries;
  webhookEvents: WebhookEvents;
}
