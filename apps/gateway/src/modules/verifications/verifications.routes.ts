import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { refuse } from '../../http/refusal.ts';
import { readCriteria } from '../../search/criteria.ts';
import type { Condition } from '../../search/search-fields.ts';
import { xmlCollection, xmlList } from '../../xml/xml-value.ts';
import { createVerification } from './create-verification.service.ts';
import { findVerification, listFound, listFoundIds } from './verifications.queries.ts';
import { presentVerification } from './verifications.service.ts';
import { unsuccessful } from '../server-api/invalid-request.ts';
import type { ServerRoute } from '../server-api/server-route.ts';
import { verificationSearch } from './verification-search.ts';

const pageSize = 50;
const root = 'verification';
const searchBody = z.object({ search: z.record(z.string(), z.unknown()).nullish() }).nullish();

/** Cards that were checked, and whoever wants to check one without keeping it. */
export function addVerifications(route: ServerRoute, deps: Dependencies): void {
  const { db } = deps;
  route('GET', '/verifications/:id', async ({ merchant, params }) => {
    const row = await findVerification(db, merchant.id, params['id'] ?? '');
    if (!row) refuse(404, 'There is no such verification.');
    return { root, value: presentVerification(row) };
  });

  route('POST', '/verifications', async (call) => {
    const { isVerified, presented, message } = await createVerification(deps, call, call.body);
    if (!isVerified) unsuccessful({ verification: presented }, message);
    return { status: 201, root, value: presented };
  });

  route('POST', '/verifications/advanced_search_ids', async ({ merchant, body }) => {
    const ids = await listFoundIds(db, merchant.id, conditionsOf(body));
    return { root: 'searchResults', value: { pageSize, ids: xmlList('item', ids) } };
  });

  route('POST', '/verifications/advanced_search', async ({ merchant, body }) => {
    const rows = await listFound(db, merchant.id, {
      conditions: conditionsOf(body),
      limit: pageSize,
    });
    const facts = { currentPageNumber: 1, pageSize, totalItems: rows.length };
    return {
      root: 'creditCardVerifications',
      value: xmlCollection(root, rows.map(presentVerification), facts),
    };
  });
}

function conditionsOf(body: unknown): readonly Condition[] {
  const parsed = searchBody.safeParse(body);
  if (!parsed.success) return refuse(400, 'The request is malformed.');
  const read = readCriteria(verificationSearch, parsed.data?.search ?? {});
  if ('problem' in read) return refuse(422, `The search is invalid: ${read.problem}.`);
  return read.conditions;
}
