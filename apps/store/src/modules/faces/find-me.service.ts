import type { FaceSearch, FoundPhotos } from '@albumen/contract/endpoints/find-me';
import { matchFaces, type MatchedFace } from '@albumen/domain/faces/match-faces';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHits, type RateLimit } from '../../http/rate-limits.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { viewByLink } from '../galleries/gallery-access.service.ts';
import * as queries from './descriptors.queries.ts';
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
  const galleryId = await openSearch(deps, visit, shareId);
  const matched = await matchesOf(deps.db, galleryId, search);
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
  const galleryId = await openSearch(deps, visit, shareId);
  return deps.db.transaction().execute(async (trx) => {
    const { allowsFindMe } = await queries.lockFindMe(trx, galleryId);
    if (!allowsFindMe) fail('findMeOff');
    const found = await matchesOf(trx, galleryId, search);
    const hidden = await queries.hideFaces(
      trx,
      found.map(({ faceId }) => faceId),
    );
    await deleteEmptyPeople(trx, galleryId);
    return { hidden };
  });
}

/** The gallery's id when guests may look for themselves there, and this one not too often. */
async function openSearch(deps: Dependencies, visit: Visit, shareId: string): Promise<string> {
  const { gallery } = await viewByLink(deps, visit, shareId);
  if (deps.settings.FACES !== 'people' || !gallery.allowsFindMe) fail('findMeOff');
  await countHits(deps.db, [
    { limit: searchesPerIp, value: visit.ip },
    { limit: searchesPerVisitor, value: hashToken(visitorTokenOf(visit)).toString('hex') },
  ]);
  return gallery.id;
}

async function matchesOf(
  db: Kysely<Tables>,
  galleryId: string,
  { descriptors, notMe }: FaceSearch,
): Promise<MatchedFace[]> {
  const faces = await readFaces(db, galleryId);
  return matchFaces(faces, { descriptors, notMe });
}
