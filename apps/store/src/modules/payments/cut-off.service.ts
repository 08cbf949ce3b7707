import type { Dependencies } from '../../dependencies.ts';
import { listCutOff } from './in-doubt.queries.ts';
import { oneByOne } from './one-by-one.ts';
import { settle } from './settle.service.ts';

/** A submission ends within 25 s; one that has not been settled by then was cut off. */
export const submissionLastsMs = 30_000;

const atOnce = 200;

/**
 * A process that died while it charged took the answer with it. Its attempts are what those are whose answer
 * was lost: looked up at the provider. Any number of workers may do so at once.
 */
export async function takeUpCutOff(deps: Dependencies): Promise<void> {
  const claimed = await listCutOff(deps.db, { afterMs: submissionLastsMs, count: atOnce });
  const cause = new Error('whoever asked for the charge is gone');
  await oneByOne(deps, claimed, (id) => settle(deps, id, { kind: 'unknown', cause }));
}
