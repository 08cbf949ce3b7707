import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { newPublicId } from '../../ids.ts';
import { invalid, refuseInvalid } from '../server-api/invalid-request.ts';
import { inTransaction, type Caller, type ServerWork } from '../server-api/server-work.ts';
import { addError, noErrors } from '../server-api/validation-errors.ts';
import { readBody, wireText } from '../server-api/wire-fields.ts';
import type { Dispute, Evidence } from './dispute.ts';
import { deleteEvidence, insertEvidence } from './disputes.queries.ts';
import { lockDispute } from './disputes.service.ts';
import { evidenceKind, getDocument } from './documents.service.ts';
import { wrongCategory, wrongContent } from './evidence-categories.ts';

const evidenceFields = z.object({
  comments: wireText,
  category: wireText,
  sequence_number: z.union([z.number().int(), z.null()]).optional(),
  document_upload_id: wireText,
});

type Fields = z.output<typeof evidenceFields>;

interface EvidenceRequest {
  disputeId: string;
  body: unknown;
  /** Where documents can be fetched. */
  origin: string;
}

/** Adds text or a document to a dispute that is open. */
export function addEvidence(
  deps: Dependencies,
  caller: Caller,
  { disputeId, body, origin }: EvidenceRequest,
): Promise<Evidence> {
  const fields = readBody(evidenceFields, body, 'evidence');
  return inTransaction(deps, caller, async (work) => {
    const dispute = await lockDispute(work, disputeId);
    if (dispute.status !== 'open') invalid('dispute.status', '95701');
    const url = await addressOf(work, fields.document_upload_id, origin);
    check(dispute, fields);
    return insertEvidence(work.trx, {
      id: newPublicId(16),
      disputeId: dispute.id,
      category: fields.category || null,
      sequenceNumber: fields.sequence_number ?? null,
      comment: url === null ? (fields.comments ?? '') : null,
      url,
      createdAt: work.now,
    });
  });
}

export function removeEvidence(
  deps: Dependencies,
  caller: Caller,
  { disputeId, id }: { disputeId: string; id: string },
): Promise<void> {
  return inTransaction(deps, caller, async (work) => {
    const dispute = await lockDispute(work, disputeId);
    if (dispute.evidence.every((one) => one.id !== id)) refuse(404, 'There is no such evidence.');
    if (dispute.status !== 'open') invalid('dispute.status', '95702');
    await deleteEvidence(work.trx, dispute.id, id);
  });
}

async function addressOf(
  { trx, merchant, now }: ServerWork,
  documentId: string | undefined,
  origin: string,
): Promise<string | null> {
  if (!documentId) return null;
  const document = await getDocument(trx, documentId, now);
  if (document?.merchantId !== merchant.id) return refuse(404, 'There is no such document.');
  if (document.kind !== evidenceKind) invalid('dispute.evidence', '95703');
  return `${origin}/documents/${document.id}`;
}

function check({ evidence }: Dispute, fields: Fields): void {
  const errors = noErrors();
  const { category, sequence_number: number = null, document_upload_id: document } = fields;
  const note = (code: ReturnType<typeof wrongCategory>): void => {
    if (code) addError(errors, 'dispute.evidence', code);
  };
  if (category) note(wrongCategory(category, { isFile: Boolean(document) }));
  refuseInvalid(errors);
  if (!document) note(wrongContent(category || undefined, fields.comments ?? ''));
  const isGivenAlready = evidence.some(
    (one) => one.category === category && one.sequenceNumber === number,
  );
  if (category && category !== 'GENERAL' && isGivenAlready) note('95714');
  refuseInvalid(errors);
}
