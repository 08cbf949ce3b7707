import { buffer } from 'node:stream/consumers';
import { displayRendition } from '@albumen/contract/renditions';
import { focusOf } from '@albumen/domain/photos/choose-crop';
import type { FoundFace } from '@albumen/faces/face';
import type { StoredFace } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordChange } from '../galleries/gallery-changes.service.ts';
import { renditionKey } from '../renditions/rendition-keys.ts';
import * as queries from './faces.queries.ts';

type Needed = Pick<Dependencies, 'db' | 'files' | 'faces'>;

/**
 * Finds where faces are in a photo, so that crops keep heads whole, and moves its focal point there unless
 * the photographer placed it. A second run finds the photo done. A photo that the process dies of counts
 * as one without faces.
 */
export async function findFaces(deps: Needed, photoId: string): Promise<void> {
  const photo = await queries.findPhotoToSearch(deps.db, photoId);
  if (photo === undefined) return;
  const key = renditionKey(photo.fileToken, displayRendition);
  const jpeg = await buffer(await deps.files.read(key));
  const found = await deps.faces.find({ jpeg, withDescriptors: false });
  const faces = (found?.faces ?? []).map(storedFace);
  await deps.db.transaction().execute(async (trx) => {
    // The gallery's row is locked before its photos, as by every change.
    if (photo.galleryId !== null) await recordChange(trx, photo.galleryId);
    const isNew = await queries.insertFaces(trx, photoId, faces);
    const focus = focusOf(faces) ?? found?.attention;
    if (isNew && focus !== undefined) await queries.moveFocus(trx, photoId, inPercent(focus));
  });
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
