import type { DisputeStatus } from '@albumen/domain/transactions/dispute.machine';

/** What the merchant brings forward: text, or a document at an address. */
export interface Evidence {
  id: string;
  category: string | null;
  sequenceNumber: number | null;
  comment: string | null;
  url: string | null;
  createdAt: Date;
  sentAt: Date | null;
}

/** What is shown of the transaction that is disputed; amounts are as people write them. */
export interface DisputedTransaction {
  id: string;
  amount: string;
  createdAt: string;
  orderId: string | null;
  purchaseOrderNumber: string | null;
  paymentInstrumentSubtype: string | null;
}

/** One status in the life of a dispute. */
export interface DisputeStep {
  status: DisputeStatus;
  /** An instant as ISO text. */
  at: string;
}

/** A sale that its payer's bank wants back. */
export interface Dispute {
  id: string;
  merchantId: string;
  merchantAccountId: string;
  transactionId: string;
  status: DisputeStatus;
  kind: string;
  reason: string;
  reasonCode: string;
  caseNumber: string;
  referenceNumber: string;
  amountDisputedMinor: number;
  amountWonMinor: number;
  currency: string;
  transaction: DisputedTransaction;
  history: readonly DisputeStep[];
  evidence: readonly Evidence[];
  receivedAt: Date;
  replyByAt: Date;
  createdAt: Date;
  updatedAt: Date;
}
