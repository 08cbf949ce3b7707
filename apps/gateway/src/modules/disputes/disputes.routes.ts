import { textsOf } from '@albumen/domain/json-record';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { listFoundIds, pageSize } from '../../search/found-rows.ts';
import { readSearch } from '../../search/read-search.ts';
import { xmlCollection } from '../../xml/xml-value.ts';
import type { ServerRoute } from '../server-api/server-route.ts';
import { acceptDispute, finalizeDispute } from './answer-dispute.service.ts';
import { presentDispute, presentEvidence } from './dispute.presenter.ts';
import { disputeSearch } from './dispute-search.ts';
import { getDispute, getDisputes } from './disputes.service.ts';
import { getDocument, uploadDocument } from './documents.service.ts';
import { addEvidence, removeEvidence } from './evidence.service.ts';

const root = 'dispute';

/** Sales that were taken back, and what their merchant says to that. */
export function addDisputes(route: ServerRoute, deps: Dependencies): void {
  const { db } = deps;
  route('GET', '/disputes/:id', async ({ merchant, params }) => {
    const dispute = await getDispute(db, merchant.id, params['id'] ?? '');
    return { root, value: presentDispute(dispute) };
  });
  for (const [verb, act] of Object.entries({ accept: acceptDispute, finalize: finalizeDispute })) {
    route('PUT', `/disputes/:id/${verb}`, async (call) => {
      const dispute = await act(deps, call, call.params['id'] ?? '');
      return { root, value: presentDispute(dispute) };
    });
  }

  route('POST', '/disputes/:id/evidence', async (call) => {
    const { params, body, addresses } = call;
    const request = { disputeId: params['id'] ?? '', body, origin: addresses.clientApi };
    const evidence = await addEvidence(deps, call, request);
    return { status: 201, root: 'evidence', value: presentEvidence(evidence) };
  });
  route('DELETE', '/disputes/:id/evidence/:evidence', async (call) => {
    const { id: disputeId = '', evidence: id = '' } = call.params;
    await removeEvidence(deps, call, { disputeId, id });
    return { root, value: presentDispute(await getDispute(db, call.merchant.id, disputeId)) };
  });

  route('POST', '/disputes/advanced_search', async ({ merchant, body, query }) => {
    const conditions = readSearch(disputeSearch, body);
    const ids = await listFoundIds(db, 'disputes', { merchantId: merchant.id, conditions });
    const page = Math.max(1, Math.trunc(Number(query['page']) || 1));
    const found = await getDisputes(
      db,
      merchant.id,
      ids.slice((page - 1) * pageSize, page * pageSize),
    );
    const facts = { currentPageNumber: page, pageSize, totalItems: ids.length };
    return { root: 'disputes', value: xmlCollection(root, found.map(presentDispute), facts) };
  });
}

export function addDocumentUploads(route: ServerRoute, deps: Dependencies): void {
  route('POST', '/document_uploads', async (call) => {
    const upload = await uploadDocument(deps, call, call.body);
    const { id, kind, name, contentType, content, expiresAt } = upload;
    const value = { id, kind, name, contentType, size: content.length, expiresAt };
    return { status: 201, root: 'documentUpload', value };
  });
}

/** Documents by an address that nobody can guess, as files to be saved. */
export function addDocuments(app: FastifyInstance, { db, clock }: Dependencies): void {
  app.get('/documents/:id', async (request, reply) => {
    const { id = '' } = textsOf(request.params);
    const document = await getDocument(db, id, clock.now());
    if (document === undefined) return refuse(404, 'There is no such document.');
    return reply
      .type(document.contentType)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .send(document.content);
  });
}
