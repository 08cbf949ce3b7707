import { availableParallelism, loadavg } from 'node:os';
import { planRenditions } from '@albumen/imaging/render-plan';
import { lateRecipes } from '@albumen/imaging/renditions';
import type { StoredRendition } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { storeRenditions } from './render-photo.service.ts';
import * as queries from './renditions.queries.ts';
import type { PhotoToRefine } from './renditions.queries.ts';
import { withScratchFolder } from '../../scratch-folder.ts';
import { withLocalOriginal } from './scratch.ts';
import { isAnybodyUploading } from './uploads-now.service.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'localFiles' | 'imaging'>;

/** Less than a minute, after which the clock starts the next run. */
const longestRunMs = 50_000;
/** How much of the machine may be busy, our own work among it. */
const idleShare = 0.7;

/** Goes on for as long as nothing else is to do, the newest photos first. */
export async function refineWhileIdle(deps: Needed, signal: AbortSignal): Promise<void> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < longestRunMs && !signal.aborted && (await isIdle(deps))) {
    if (!(await refineNext(deps))) return;
  }
}

async function isIdle({ db }: Needed): Promise<boolean> {
  const [load = 0] = loadavg();
  if (load > availableParallelism() * idleShare) return false;
  return !(await isAnybodyUploading({ db })) && !(await queries.isAnyProcessing(db));
}

/** Makes the late renditions of the newest photo that has none; false when there is none. */
export async function refineNext(deps: Needed): Promise<boolean> {
  const photo = await queries.findPhotoToRefine(deps.db);
  if (photo === undefined) return false;
  const made = await withScratchFolder((folder) => refine(deps, photo, folder));
  // Files first, row second; one that can't be made is not tried again.
  await queries.updateRefined(deps.db, photo.id, made);
  return true;
}

async function refine(
  deps: Needed,
  { originalKey, fileToken }: PhotoToRefine,
  folder: string,
): Promise<StoredRendition[]> {
  const { files, imaging } = deps;
  // Of a restored database the file may be gone; what is shown stays.
  if ((await files.stat(originalKey)) === undefined) return [];
  return withLocalOriginal(deps, { key: originalKey, folder }, async (path) => {
    const probed = await imaging.probe(path);
    if (!probed.ok) return [];
    const { orientedWidth: width, orientedHeight: height } = probed.value;
    const recipes = lateRecipes({ width, height });
    const plan = planRenditions(probed.value, { recipes, minLongestSide: 0 });
    if (!plan.ok) return [];
    const rendered = await imaging.render(path, plan.value, folder);
    return rendered.ok ? storeRenditions(deps, fileToken, rendered.value.renditions) : [];
  });
}
