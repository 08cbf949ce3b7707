import type { Dependencies } from '../../dependencies.ts';
import { forgetFindings } from './orphans.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'errors'>;

const atOnce = 50;

/** Removes found files unless a row needs them, and forgets all but those that could not be removed. */
export async function removeFound(
  deps: Needed,
  keys: readonly string[],
  needed: ReadonlySet<string>,
): Promise<void> {
  const gone = keys.filter((key) => !needed.has(key));
  await forgetFindings(deps.db, [...needed, ...(await removeFiles(deps, gone))]);
}

/**
 * Removes what can be removed and answers that. A file that stays is reported and keeps no other one.
 * Throws where fifty at once stay: the file store is away, and the rest is not asked for.
 */
async function removeFiles({ files, errors }: Needed, keys: readonly string[]): Promise<string[]> {
  const removed: string[] = [];
  for (let start = 0; start < keys.length; start += atOnce) {
    const some = keys.slice(start, start + atOnce);
    const answers = await Promise.allSettled(some.map((key) => files.remove(key)));
    const refused = answers.filter((answer) => answer.status === 'rejected');
    const [first] = refused;
    if (first !== undefined && refused.length === atOnce) throw first.reason;
    if (first !== undefined) errors.report(first.reason);
    removed.push(...some.filter((_, index) => answers[index]?.status === 'fulfilled'));
  }
  return removed;
}
