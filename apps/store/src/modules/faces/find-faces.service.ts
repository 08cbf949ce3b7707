import { buffer } from 'node:stream/consumers';
import { displayRendition } from '@albumen/contract/renditions';
import { focusOf } from '@albumen/domain/photos/choose-crop';
import type { FoundFace, FoundFaces } from '@albumen/faces/face';
import { modelIdOf } from '@albumen/faces/operator-model';
import type { Kysely } from 'kysely';
import type { StoredFace, Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../galleries/gallery-changes.service.ts';
import { renditionKey } from '../renditions/rendition-keys.ts';
import * as queries from './faces.queries.ts';
import { keepDescriptors } from './keep-descriptors.service.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'faces' | 'faceModel' | 'settings' | 'jobs'>;

/**
 * Finds where faces are in a photo, so that crops keep heads whole, and moves its focal point there unless
 * the photographer placed it; in a gallery whose guests may find themselves also what tells them apart. A
 * second run finds the photo done, unless the rule has changed by which boxes are drawn. A photo that the process
 * dies of counts as one without faces, or keeps those that it had.
 */
export async function findFaces(deps: Needed, photoId: string): Promise<void> {
  const photo = await queries.findPhotoToSearch(deps.db, {
    id: photoId,
    model: modelIdOf(deps.faceModel),
  });
  if (photo === undefined) return;
  const { lacksPositions, galleryId } = photo;
  const lacksDescriptors = deps.settings.FACES === 'people' && photo.lacksDescriptors;
  if (!lacksPositions && !lacksDescriptors) return;
  const key = renditionKey(photo.fileToken, displayRendition);
  const jpeg = await buffer(await deps.files.read(key));
  const found = await deps.faces.find({ jpeg, withDescriptors: lacksDescriptors });
  await deps.db.transaction().execute(async (trx) => {
    // The gallery's row is locked before its photos, as by every change.
    if (galleryId !== null && lacksDescriptors)
      await keepDescriptors(deps, trx, { photoId, galleryId, faces: found?.faces ?? [] });
    if (lacksPositions) await keepPositions(trx, { photoId, galleryId, found });
  });
  // Guests may find themselves since a moment ago: whoever switched it on found this photo in work.
  if (!lacksDescriptors) await findFaces(deps, photoId);
}

interface Positions {
  photoId: string;
  galleryId: string | null;
  found: FoundFaces | undefined;
}

async function keepPositions(
  trx: Kysely<Tables>,
  { photoId, galleryId, found }: Positions,
): Promise<void> {
  const faces = found?.faces.map(storedFace);
  if (galleryId !== null) await recordChange(trx, galleryId);
  const isNew = await queries.insertFaces(trx, photoId, faces);
  const focus = focusOf(faces ?? []) ?? found?.attention;
  if (isNew && focus !== undefined) await queries.moveFocus(trx, photoId, inPercent(focus));
}

function storedFace({
  box,
  landmarks,
  sizePx,
  sharpness,
  eyeOpening,
  score,
}: FoundFace): StoredFace {
  const { x, y, width, height } = box;
  return {
    x: rounded(x),
    y: rounded(y),
    width: rounded(width),
    height: rounded(height),
    landmarks: landmarks.map((point) => [rounded(point.x), rounded(point.y)]),
    sizePx,
    sharpness: Math.round(sharpness),
    eyeOpening: rounded(eyeOpening),
    score: rounded(score),
  };
}

/** A twentieth of a pixel of the largest photo. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function inPercent({ x, y }: { x: number; y: number }): { x: number; y: number } {
  return { x: Math.round(x * 100), y: Math.round(y * 100) };
}
