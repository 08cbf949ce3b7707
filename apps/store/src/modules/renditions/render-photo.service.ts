import { readFile } from 'node:fs/promises';
import { Hashing, type FileDigest } from '@albumen/file-store/digest';
import type { RenderedPhoto, RenderedRendition } from '@albumen/imaging/imaging-host';
import { refuse, type Outcome, type Refusal } from '@albumen/imaging/refusal';
import { planRenditions } from '@albumen/imaging/render-plan';
import type { Kysely } from 'kysely';
import type { StoredRendition, Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../galleries/gallery-changes.service.ts';
import { refusalOfSums } from '../photos/photo-sums.service.ts';
import { renditionKey, renditionNameOf } from './rendition-keys.ts';
import * as queries from './renditions.queries.ts';
import type { PhotoToRender, RenderResult } from './renditions.queries.ts';
import { withScratchFolder } from '../../scratch-folder.ts';
import { withLocalOriginal } from './scratch.ts';

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
    const hashing = photo.sha256 === null ? new Hashing({ hasMd5: false }) : undefined;
    const original = { key: photo.originalKey, folder, hashing };
    return withLocalOriginal(deps, original, async (path) => {
      const sums = await sumsOf(deps, photo, hashing);
      const refusal = sums && refusalOfSums(photo, sums);
      const rendered = refusal ? refuse(refusal) : await render(deps, path, folder);
      const result = rendered.ok
        ? await readyPhoto(deps, photo, rendered.value)
        : refusedPhoto(rendered.refusal);
      return { ...result, ...sums };
    });
  });
  await save(deps, photo, { result, onReady });
}

/** Undefined where they were computed when it arrived. */
async function sumsOf(
  { files }: Needed,
  { originalKey, sha256 }: PhotoToRender,
  hashing: Hashing | undefined,
): Promise<Pick<FileDigest, 'sha256' | 'crc32'> | undefined> {
  if (sha256 !== null || hashing === undefined) return undefined;
  const passed = hashing.sizeBytes > 0 ? hashing.finish() : await files.digest(originalKey);
  return passed && { sha256: passed.sha256, crc32: passed.crc32 };
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
