/** What page and server of the playground say to each other. */

/** Everything the page needs to begin. */
export interface PlaygroundFacts {
  gatewayUrl: string;
  merchantId: string;
  publicKey: string;
  tokenizationKey: string;
  /** The integrity hashes of the SDK's scripts. */
  integrity: Record<string, string>;
  /** The address that takes the gateway's webhooks. */
  webhookUrl: string;
}

export interface ChargeOrder {
  nonce: string;
  /** Decimal, e.g. `24.00`. */
  amount: string;
  orderId?: string | undefined;
  /** ISO 4217; by default that of the merchant's default account. */
  currency?: string | undefined;
}

export interface ChargedTransaction {
  id: string;
  status: string;
  amount: string;
  currency: string;
  cardType: string | null;
  lastFour: string | null;
  processorCode: string | null;
  processorText: string | null;
  rejectionReason: string | null;
}

export interface ChargeErrorDetail {
  code: string;
  attribute: string;
  message: string;
}

/** What `transaction.sale` answered; a decline has both a message and a transaction. */
export interface ChargeOutcome {
  isSuccess: boolean;
  message?: string | undefined;
  transaction?: ChargedTransaction | undefined;
  errors: ChargeErrorDetail[];
}

/** An account in the vault that can be charged again. */
export interface KeptAccount {
  token: string;
  email: string;
}

/** A webhook that the gateway sent to this shop. */
export interface ReceivedWebhook {
  id: string;
  /** ISO 8601. */
  at: string;
  kind: string;
  subjectId: string | null;
}

/** Failures that can be ordered from the gateway for the next call. */
export type FailureCase = 'brokenLine' | 'serverError' | 'rateLimit' | 'slow';
