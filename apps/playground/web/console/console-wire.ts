/** What the gateway's console answers, as far as our pages show it. */

export interface ConsoleTransaction {
  id: string;
  status: string;
  type: 'sale' | 'credit';
  amount: string;
  currencyIsoCode: string;
  orderId: string | null;
  merchantAccountId: string;
  createdAt: string;
  updatedAt: string;
  paymentInstrumentType: string;
  creditCard: {
    cardType: string | null;
    last4: string | null;
    expirationMonth?: string | null;
    expirationYear?: string | null;
    cardholderName?: string | null;
  };
  customer: {
    id: string | null;
    email: string | null;
    firstName: string | null;
    lastName: string | null;
  };
  processorResponseCode: string | null;
  processorResponseText: string | null;
  processorAuthorizationCode: string | null;
  gatewayRejectionReason: string | null;
  cvvResponseCode: string | null;
  avsPostalCodeResponseCode: string | null;
  avsStreetAddressResponseCode: string | null;
  settlementBatchId: string | null;
  refundedTransactionId: string | null;
  refundIds: string[];
  disputes: { id: string; status: string; reason: string; replyByDate: string }[];
  statusHistory: { timestamp: string; status: string; amount: string; user: string }[];
}

export interface LoggedRequest {
  id: string;
  at: string;
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

export interface ConsoleWebhook {
  id: string;
  kind: string;
  subjectId: string | null;
  xml: string;
  createdAt: string;
  deliveries: {
    id: string;
    url: string;
    status: 'pending' | 'delivered' | 'failed';
    attempts: number;
    lastAttemptAt: string | null;
    lastAnswer: string | null;
    nextAttemptAt: string | null;
  }[];
}

export interface WebhookAddress {
  id: string;
  url: string;
  kinds: string[] | null;
  createdAt: string;
}

export interface Key {
  createdAt: string;
  revokedAt: string | null;
}

export interface Keys {
  apiKeys: (Key & { publicKey: string })[];
  tokenizationKeys: (Key & { key: string })[];
}
