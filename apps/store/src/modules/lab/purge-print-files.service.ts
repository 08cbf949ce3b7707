import type { Dependencies } from '../../dependencies.ts';
import { previewsFolder } from '../card-previews/designs-version.ts';
import { unlessRestored } from '../files/installation.service.ts';
import * as queries from './print-files.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'clock'>;

/** After that nobody complains about a print any more; from the design a file can be drawn again. */
const keptDays = 60;
const dayMs = 86_400_000;
const atOnce = 200;

/** Removes the files of lab orders that were done long ago, and files that no lab order knows. */
export async function purgePrintFiles(deps: Needed): Promise<void> {
  const { db, files, clock } = deps;
  const before = new Date(clock.now().getTime() - keptDays * dayMs);
  for (;;) {
    const keys = await queries.deleteDone(db, before, atOnce);
    for (const key of keys) await files.remove(key);
    if (keys.length < atOnce) break;
  }
  await unlessRestored(deps, () => removeUnknown(deps));
}

/**
 * Left behind by a worker that died between the files and their rows, or between rows and files; and previews
 * of cards as they were drawn before.
 */
async function removeUnknown({ db, files, clock }: Needed): Promise<void> {
  let some: string[] = [];
  const look = async (): Promise<void> => {
    const known = await queries.listKnown(db, some);
    for (const key of some) if (!known.has(key)) await files.remove(key);
    some = [];
  };
  for await (const { key, modifiedAt } of files.list('print/')) {
    if (key.startsWith(previewsFolder)) continue;
    // Younger ones may still get their row.
    if (clock.now().getTime() - modifiedAt.getTime() < dayMs) continue;
    some.push(key);
    if (some.length === atOnce) await look();
  }
  await look();
}
