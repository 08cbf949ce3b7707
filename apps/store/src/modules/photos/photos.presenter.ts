import type { BinnedPhotos, PhotoDetails } from '@albumen/contract/endpoints/photos';
import { shiftedWallClock } from '@albumen/domain/photos/photo-order';
import { ratioOf } from '@albumen/domain/photos/photo-ratio';
import { renditionBase } from '../../rendition-urls.ts';
import { keptUntil } from '../galleries/kept-until.ts';
import { refusalMessage } from './refusal-words.ts';
import type { findDetails, listBinned } from './photos.queries.ts';

type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

export function presentDetails(photo: DetailsRow): PhotoDetails {
  const { id, width, height, lastModifiedAt, createdAt } = photo;
  const taken = shiftedWallClock(photo.taken, photo.cameraShifts[photo.camera] ?? 0);
  return {
    photoId: id,
    galleryId: photo.galleryId,
    order: photo.position,
    originalSrc: `/photo/download/${id}.jpg`,
    fileName: photo.fileName,
    dimensions: width === null || height === null ? null : { width, height },
    fileSize: photo.sizeBytes,
    dateCreated: taken === null ? (lastModifiedAt ?? createdAt).getTime() : Date.parse(`${taken}Z`),
    taken,
    takenOffset: photo.takenOffsetMinutes,
    uploadedAt: createdAt.getTime(),
    state: photo.state,
    refusal: photo.refusal && refusalMessage(photo.refusal, photo.refusalSubject),
    isRepaired: photo.isRepaired,
    favorites: photo.favorites,
    facts: photo.exif,
    base: renditionBase,
    token: photo.renditionToken,
  };
}

type BinnedRow = Awaited<ReturnType<typeof listBinned>>[number];

export function presentBin(rows: readonly BinnedRow[]): BinnedPhotos {
  return {
    base: renditionBase,
    id: rows.map(({ id }) => id),
    name: rows.map(({ fileName }) => fileName),
    ratio: rows.map(ratioOf),
    hash: rows.map(({ thumbhash }) => thumbhash),
    token: rows.map(({ renditionToken }) => renditionToken),
    deletedAt: rows.map(({ deletedAt }) => deletedAt?.getTime() ?? 0),
    keptUntil: rows.map(keptUntil),
  };
}
