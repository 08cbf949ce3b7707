import type { FaceSearch, FoundPhotos } from '@albumen/contract/endpoints/find-me';
import { faceSearchMessages as messages } from '@albumen/contract/face-search';
import { matchFaces, type MatchedFace } from '@albumen/domain/faces/match-faces';
import { modelIdOf } from '@albumen/faces/operator-model';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { countHits, type Hit, type RateLimit } from '../../http/rate-limits.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { facesHiddenMail } from '../../third-parties/mail/gallery-mails.ts';
import { viewByLink, type GalleryRow } from '../galleries/gallery-access.service.ts';
import * as queries from './descriptors.queries.ts';
import { comparable, numberCountOf } from './face-model.ts';
import { deleteEmptyPeople } from './people.queries.ts';
import { readFaces } from './read-faces.ts';

/** Each "Not me" is a search of its own; a wedding party shares a network. */
const searches = {
  perVisitor: { name: 'find-me:visitor', hits: 60, windowSeconds: 600 },
  perAddress: { name: 'find-me:ip', hits: 600, windowSeconds: 600 },
} as const satisfies Record<string, RateLimit>;

const day = 86_400;
/** Nobody can tell whose picture it is, and what is hidden does not come back: few, of themselves, need more. */
const hidings = {
  perVisitor: { name: 'hide-me:visitor', hits: 3, windowSeconds: day },
  perAddress: { name: 'hide-me:ip', hits: 10, windowSeconds: day },
} as const satisfies Record<string, RateLimit>;

interface Search extends FaceSearch {
  shareId: string;
}

/** Compares what a guest's browser made of her picture with the gallery's faces, and keeps nothing of it. */
export async function findMe(
  deps: Dependencies,
  visit: Visit,
  { shareId, ...search }: Search,
): Promise<FoundPhotos> {
  const { id: galleryId } = await openSearch(deps, visit, { shareId, ...search });
  await countHits(deps.db, hitsOf(visit, searches));
  const matched = await matchesOf(deps, galleryId, search);
  const seen = await queries.listSeen(
    deps.db,
    matched.map(({ photoId }) => photoId),
  );
  return { photos: matched.filter(({ photoId }) => seen.has(photoId)) };
}

/**
 * Her faces are forgotten; where they are in the photos stays, so that they are not found anew. The photographer
 * hears of it, for it may have been somebody else's picture.
 */
export async function hideMe(
  deps: Dependencies,
  visit: Visit,
  { shareId, ...search }: Search,
): Promise<{ hidden: number }> {
  const gallery = await openSearch(deps, visit, { shareId, ...search });
  await countHits(deps.db, hitsOf(visit, hidings));
  return deps.db.transaction().execute(async (trx) => {
    const { allowsFindMe } = await queries.lockFindMe(trx, gallery.id);
    if (!allowsFindMe) fail('findMeOff');
    const found = await matchesOf({ ...deps, db: trx }, gallery.id, search);
    const hidden = await queries.hideFaces(
      trx,
      found.map(({ faceId }) => faceId),
    );
    await deleteEmptyPeople(trx, gallery.id);
    const isOwner = visit.account?.id === gallery.accountId;
    if (hidden > 0 && !isOwner) await mailOwner(trx, deps, { visit, gallery, hidden });
    return { hidden };
  });
}

interface Hidden {
  visit: Visit;
  gallery: GalleryRow;
  hidden: number;
}

async function mailOwner(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { visit: { labBrand, origin }, gallery: { id, title, accountId }, hidden }: Hidden,
): Promise<void> {
  const email = await queries.emailOfOwner(trx, accountId);
  const content = facesHiddenMail(labBrand, {
    url: `${origin}/gallery/manage/${id}`,
    title,
    hidden,
  });
  await mailLater(trx, deps, { to: email, content });
}

/** The gallery when guests may look for themselves there. */
async function openSearch(
  deps: Dependencies,
  visit: Visit,
  { shareId, model, descriptors }: Search,
): Promise<GalleryRow> {
  const { gallery } = await viewByLink(deps, visit, shareId);
  const { settings, faceModel } = deps;
  if (settings.FACES !== 'people' || !gallery.allowsFindMe) fail('findMeOff');
  if (model !== modelIdOf(faceModel)) fail('faceModelChanged');
  const wrong = descriptors.findIndex(({ length }) => length !== numberCountOf(faceModel));
  if (wrong >= 0)
    fail('invalidForm', { fields: { [`descriptors.${wrong}`]: [messages.descriptor] } });
  return gallery;
}

function hitsOf(visit: Visit, { perAddress, perVisitor }: typeof searches | typeof hidings): Hit[] {
  return [
    { limit: perAddress, value: visit.ip },
    { limit: perVisitor, value: hashToken(visitorTokenOf(visit)).toString('hex') },
  ];
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
