import type { DesignDocument } from '@albumen/print/document/design-document';
import type { PlacedPhoto } from '@albumen/print/document/layers';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { fail } from '../../http/problem-error.ts';
import type { Person } from '../favorites/visitors.service.ts';
import { listPhotos } from './placed-photos.queries.ts';
import { knownPhotos } from './placed-photos.ts';

type PhotoRow = Awaited<ReturnType<typeof listPhotos>>[number];

interface Placing {
  person: Person;
  galleryId: string | null;
  document: DesignDocument;
  /** What the design was before: photos that it had may go on being there. */
  before?: DesignDocument;
}

/**
 * A design holds photos of its gallery and of its owner, nobody else's; and it says of each what is
 * true, because print quality is judged by it.
 */
export async function refuseForeignPhotos(
  db: Kysely<Tables>,
  { person, galleryId, document, before }: Placing,
): Promise<void> {
  const placed = knownPhotos(document);
  const had = new Map((before ? knownPhotos(before) : []).map((photo) => [photo.photoId, photo]));
  const added = placed.filter((photo) => !isSame(photo, had.get(photo.photoId)));
  const rows = await photosById(
    db,
    added.map(({ photoId }) => photoId),
  );
  const isAllowed = (photo: PlacedPhoto): boolean => {
    const row = rows.get(photo.photoId);
    if (row === undefined || !isThere(row)) return false;
    const isOwn = 'accountId' in person && row.accountId === person.accountId;
    return (isOwn || row.galleryId === galleryId) && isSame(photo, row);
  };
  if (!added.every(isAllowed)) fail('foreignPhoto');
}

interface Facts {
  sha256: string | null;
  width: number | null;
  height: number | null;
}

function isSame(photo: PlacedPhoto, other: Facts | undefined): boolean {
  return (
    other !== undefined &&
    photo.sha256 === other.sha256 &&
    photo.width === other.width &&
    photo.height === other.height
  );
}

function isThere({ deletedAt, galleryDeletedAt }: PhotoRow): boolean {
  return deletedAt === null && galleryDeletedAt === null;
}

/** Those of these photos that can still be printed. */
export async function printablePhotos(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PhotoRow>> {
  const rows = await photosById(db, ids);
  return new Map([...rows].filter(([, row]) => isThere(row)));
}

async function photosById(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, PhotoRow>> {
  if (ids.length === 0) return new Map();
  const rows = await listPhotos(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}
