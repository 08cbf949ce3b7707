import type { FaceSearch, FoundPhotos } from '@albumen/contract/endpoints/find-me';
import { faceSearchMessages as messages } from '@albumen/contract/face-search';
import { matchFaces, type MatchedFace } from '@albumen/domain/faces/match-faces';
import { modelIdOf } from '@albumen/faces/operator-model';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHits, type RateLimit } from '../../http/rate-limits.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { viewByLink } from '../galleries/gallery-access.service.ts';
import * as queries from './descriptors.queries.ts';
import { comparable, numberCountOf } from './face-model.ts';
import { deleteEmptyPeople } from './people.queries.ts';
import { readFaces } from './read-faces.ts';

/** Each "Not me" is a search of its own. */
const searchesPerVisitor: RateLimit = { name: 'find-me:visitor', hits: 60, windowSeconds: 600 };
/** A wedding party shares a network. */
const searchesPerIp: RateLimit = { name: 'find-me:ip', hits: 600, windowSeconds: 600 };

interface Search extends FaceSearch {
  shareId: string;
}

/** Compares what a guest's browser made of her picture with the gallery's faces, and keeps nothing of it. */
export async function findMe(
  deps: Dependencies,
  visit: Visit,
  { shareId, ...search }: Search,
): Promise<FoundPhotos> {
  const galleryId = await openSearch(deps, visit, { shareId, ...search });
  const matched = await matchesOf(deps, galleryId, search);
  const seen = await queries.listSeen(
    deps.db,
    matched.map(({ photoId }) => photoId),
  );
  return { photos: matched.filter(({ photoId }) => seen.has(photoId)) };
}

/** Her faces are forgotten; where they are in the photos stays, so that they are not found anew. */
export async function hideMe(
  deps: Dependencies,
  visit: Visit,
  { shareId, ...search }: Search,
): Promise<{ hidden: number }> {
  const galleryId = await openSearch(deps, visit, { shareId, ...search });
  return deps.db.transaction().execute(async (trx) => {
    const { allowsFindMe } = await queries.lockFindMe(trx, galleryId);
    if (!allowsFindMe) fail('findMeOff');
    const found = await matchesOf({ ...deps, db: trx }, galleryId, search);
    const hidden = await queries.hideFaces(
      trx,
      found.map(({ faceId }) => faceId),
    );
    await deleteEmptyPeople(trx, galleryId);
    return { hidden };
  });
}

/** The gallery's id when guests may look for themselves there, and this one not too often. */
async function openSearch(
  deps: Dependencies,
  visit: Visit,
  { shareId, model, descriptors }: Search,
): Promise<string> {
  const { gallery } = await viewByLink(deps, visit, shareId);
  const { settings, faceModel } = deps;
  if (settings.FACES !== 'people' || !gallery.allowsFindMe) fail('findMeOff');
  if (model !== modelIdOf(faceModel)) fail('faceModelChanged');
  const wrong = descriptors.findIndex(({ length }) => length !== numberCountOf(faceModel));
  if (wrong >= 0)
    fail('invalidForm', { fields: { [`descriptors.${wrong}`]: [messages.descriptor] } });
  await countHits(deps.db, [
    { limit: searchesPerIp, value: visit.ip },
    { limit: searchesPerVisitor, value: hashToken(visitorTokenOf(visit)).toString('hex') },
  ]);
  return gallery.id;
}

async function matchesOf(
  { db, faceModel: model }: Pick<Dependencies, 'db' | 'faceModel'>,
  galleryId: string,
  { descriptors, notMe }: FaceSearch,
): Promise<MatchedFace[]> {
  const faces = await readFaces(db, { galleryId, model });
  const asked = descriptors.map((numbers) => comparable(Float32Array.from(numbers), model));
  return matchFaces(faces, { descriptors: asked, notMe });
}
