import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { listFound, listFoundIds, pageSize } from '../../search/found-rows.ts';
import { readSearch } from '../../search/read-search.ts';
import { idsAnswer, pageAnswer } from '../../search/search-answers.ts';
import { createVerification, type AuthenticationFinder } from './create-verification.service.ts';
import { findVerification } from './verifications.queries.ts';
import { presentVerification } from './verifications.service.ts';
import { unsuccessful } from '../server-api/invalid-request.ts';
import type { ServerRoute } from '../server-api/server-route.ts';
import { verificationSearch } from './verification-search.ts';

const root = 'verification';

/** Cards that were checked, and whoever wants to check one without keeping it. */
export function addVerifications(
  route: ServerRoute,
  deps: Dependencies,
  findAuthentication: AuthenticationFinder,
): void {
  const { db } = deps;
  route('GET', '/verifications/:id', async ({ merchant, params }) => {
    const row = await findVerification(db, merchant.id, params['id'] ?? '');
    if (!row) refuse(404, 'There is no such verification.');
    return { root, value: presentVerification(row) };
  });

  route('POST', '/verifications', async (call) => {
    const { isVerified, presented, message } = await createVerification(
      { deps, findAuthentication },
      call,
      call.body,
    );
    if (!isVerified) unsuccessful({ verification: presented }, message);
    return { status: 201, root, value: presented };
  });

  route('POST', '/verifications/advanced_search_ids', async ({ merchant, body }) => {
    const conditions = readSearch(verificationSearch, body);
    const search = { merchantId: merchant.id, conditions };
    return idsAnswer(await listFoundIds(db, 'verifications', search));
  });

  route('POST', '/verifications/advanced_search', async ({ merchant, body }) => {
    const conditions = readSearch(verificationSearch, body);
    const search = { merchantId: merchant.id, conditions, limit: pageSize };
    const rows = await listFound(db, 'verifications', search);
    return pageAnswer('creditCardVerifications', root, rows.map(presentVerification));
  });
}
