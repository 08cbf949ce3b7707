import type { BinnedPhotos, PhotoDetails } from '@albumen/contract/endpoints/photos';
import { renditionNames, renditionUrl, type RenditionName } from '@albumen/contract/renditions';
import type { FileStore } from '@albumen/file-store/file-store';
import { shiftedWallClock } from '@albumen/domain/photos/photo-order';
import { keptUntil } from '../galleries/kept-until.ts';
import type { findDetails, listBinned } from './photos.queries.ts';

type Files = Pick<FileStore, 'publicUrl'>;

/** The file store shows the folder `renditions/` here. */
export function renditionBase(files: Files): string {
  const sample = '0/0.webp';
  return files.publicUrl(`renditions/${sample}`).slice(0, -sample.length);
}

/** Every public address of a photo, made or not yet. */
export function renditionUrls(files: Files, token: string): Record<RenditionName, string> {
  const place = { base: renditionBase(files), token };
  const pairs = renditionNames.map((name) => [name, renditionUrl(place, name)] as const);
  return Object.fromEntries(pairs) as Record<RenditionName, string>;
}

/** Until a photo is read, its box has the shape of most photos. */
const usualRatio = 1.5;

export function ratioOf({ width, height }: { width: number | null; height: number | null }) {
  if (width === null || height === null) return usualRatio;
  return Math.round((width / height) * 10_000) / 10_000;
}

type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

export function presentDetails(files: Files, photo: DetailsRow): PhotoDetails {
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
    refusal: photo.refusal,
    isRepaired: photo.isRepaired,
    favorites: photo.favorites,
    facts: photo.exif,
    base: renditionBase(files),
    token: photo.renditionToken,
  };
}

type BinnedRow = Awaited<ReturnType<typeof listBinned>>[number];

export function presentBin(files: Files, rows: readonly BinnedRow[]): BinnedPhotos {
  return {
    base: renditionBase(files),
    id: rows.map(({ id }) => id),
    name: rows.map(({ fileName }) => fileName),
    ratio: rows.map(ratioOf),
    hash: rows.map(({ thumbhash }) => thumbhash),
    token: rows.map(({ renditionToken }) => renditionToken),
    deletedAt: rows.map(({ deletedAt }) => deletedAt?.getTime() ?? 0),
    keptUntil: rows.map(keptUntil),
  };
}
