import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { xmlList, type XmlObject } from '../../xml/xml-value.ts';
import type { Dispute, Evidence } from './dispute.ts';
import { reasonTexts } from './reasons.ts';

/** A dispute as a merchant's server sees it. */
export function presentDispute(dispute: Dispute): XmlObject {
  const { currency, status, transaction, history } = dispute;
  const disputed = formatAmount(dispute.amountDisputedMinor, currency);
  const wonAt = history.find((step) => step.status === 'won')?.at;
  return {
    id: dispute.id,
    globalId: Buffer.from(`dispute_${dispute.id}`).toString('base64url'),
    status,
    kind: dispute.kind,
    reason: dispute.reason,
    reasonCode: dispute.reasonCode,
    reasonDescription: reasonTexts[dispute.reason] ?? null,
    amount: disputed,
    amountDisputed: disputed,
    amountWon: formatAmount(dispute.amountWonMinor, currency),
    currencyIsoCode: currency,
    caseNumber: dispute.caseNumber,
    referenceNumber: dispute.referenceNumber,
    merchantAccountId: dispute.merchantAccountId,
    originalDisputeId: null,
    processorComments: null,
    chargebackProtectionLevel: 'not_protected',
    protectionLevel: 'No Protection',
    preDisputeProgram: 'none',
    paypalMessages: xmlList('paypalMessage', []),
    receivedDate: dayOf(dispute.receivedAt.toISOString()),
    replyByDate: dayOf(dispute.replyByAt.toISOString()),
    dateOpened: dayOf(dispute.createdAt.toISOString()),
    dateWon: wonAt ? dayOf(wonAt) : null,
    createdAt: dispute.createdAt,
    updatedAt: dispute.updatedAt,
    evidence: xmlList('evidence', dispute.evidence.map(presentEvidence)),
    statusHistory: xmlList(
      'statusHistory',
      history.map((step) => ({
        status: step.status,
        timestamp: new Date(step.at),
        effectiveDate: dayOf(step.at),
        disbursementDate: null,
      })),
    ),
    transaction: { ...transaction, createdAt: new Date(transaction.createdAt) },
  };
}

export function presentEvidence(evidence: Evidence): XmlObject {
  return {
    id: evidence.id,
    globalId: Buffer.from(`disputeevidence_${evidence.id}`).toString('base64url'),
    category: evidence.category,
    tag: evidence.category,
    sequenceNumber: evidence.sequenceNumber === null ? null : String(evidence.sequenceNumber),
    comment: evidence.comment,
    url: evidence.url,
    createdAt: evidence.createdAt,
    sentToProcessorAt: evidence.sentAt,
  };
}

function dayOf(iso: string): string {
  return iso.slice(0, 10);
}
