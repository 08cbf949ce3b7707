import { readFile } from 'node:fs/promises';
import type { RenderedPhoto, RenderedRendition } from '@albumen/imaging/imaging-host';
import type { Outcome, Refusal } from '@albumen/imaging/refusal';
import { planRenditions } from '@albumen/imaging/render-plan';
import type { Kysely } from 'kysely';
import type { StoredRendition, Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../galleries/gallery-changes.service.ts';
import { renditionKey, renditionNameOf } from './rendition-keys.ts';
import * as queries from './renditions.queries.ts';
import type { PhotoToRender, RenderResult } from './renditions.queries.ts';
import { withLocalOriginal, withScratchFolder } from './scratch.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'localFiles' | 'imaging'>;

/** What is begun in the transaction that says a photo is ready. */
export type OnReady = (trx: Kysely<Tables>, photoId: string) => Promise<void>;

/**
 * Makes what pages show of a photo, or writes down why it can't be made. A second run finds the photo
 * done; a run cut short leaves files that the next one replaces under the same names.
 */
export async function renderPhoto(deps: Needed, photoId: string, onReady?: OnReady): Promise<void> {
  const photo = await queries.findPhotoToRender(deps.db, photoId);
  if (photo === undefined) return;
  const result = await withScratchFolder(async (folder) => {
    const rendered = await withLocalOriginal(deps, { key: photo.originalKey, folder }, (path) =>
      render(deps, path, folder),
    );
    return rendered.ok ? readyPhoto(deps, photo, rendered.value) : refusedPhoto(rendered.refusal);
  });
  await save(deps, photo, { result, onReady });
}

async function render(
  { imaging }: Needed,
  path: string,
  folder: string,
): Promise<Outcome<RenderedPhoto>> {
  const probed = await imaging.probe(path);
  if (!probed.ok) return probed;
  const plan = planRenditions(probed.value);
  return plan.ok ? imaging.render(path, plan.value, folder) : plan;
}

async function readyPhoto(
  deps: Needed,
  { fileToken }: PhotoToRender,
  { renditions, thumbhash, isRepaired }: RenderedPhoto,
): Promise<RenderResult> {
  const stored = await storeRenditions(deps, fileToken, renditions);
  return { state: 'ready', thumbhash, isRepaired, renditions: JSON.stringify(stored) };
}

/** Keeps what was made; answers what the photo's row says of it. */
export function storeRenditions(
  deps: Pick<Needed, 'files'>,
  token: string,
  renditions: readonly RenderedRendition[],
): Promise<StoredRendition[]> {
  return Promise.all(renditions.map((rendition) => storeRendition(deps, token, rendition)));
}

async function storeRendition(
  { files }: Pick<Needed, 'files'>,
  token: string,
  { name, path, contentType, width, height }: RenderedRendition,
): Promise<StoredRendition> {
  const key = renditionKey(token, renditionNameOf(name));
  const { sizeBytes, crc32 } = await files.put(key, await readFile(path), { contentType });
  return { name, key, width, height, contentType, sizeBytes, crc32 };
}

function refusedPhoto({ code, subject }: Refusal): RenderResult {
  return { state: 'refused', refusal: code, refusalSubject: subject ?? null };
}

/** Files first, row second: a photo that says it is ready can be shown. */
async function save(
  { db }: Needed,
  photo: PhotoToRender,
  { result, onReady }: { result: RenderResult; onReady: OnReady | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { galleryId } = photo;
    const changedVersion = galleryId === null ? 0 : await recordChange(trx, galleryId);
    await queries.updateRendered(trx, photo.id, { ...result, changedVersion });
    if (result.state === 'ready') await onReady?.(trx, photo.id);
  });
}
