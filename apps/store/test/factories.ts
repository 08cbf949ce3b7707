import { createHash, randomBytes } from 'node:crypto';
import { positionStep } from '@albumen/domain/photos/reorder';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../src/db/tables.ts';
import { hashToken, newId } from '../src/ids.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
type Wish<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

/** Rows as the store makes them; whatever a test does not name is invented, parents included. */
export interface Factories {
  account: (wish?: Wish<'accounts'>) => Promise<Row<'accounts'>>;
  /** Active and shared, unless wished otherwise. */
  gallery: (wish?: Wish<'galleries'>) => Promise<Row<'galleries'>>;
  /** Ready, at the end of the custom order, counted. */
  photo: (wish?: Wish<'photos'>) => Promise<Row<'photos'>>;
  /** In the order of their positions. */
  photos: (count: number, wish?: Wish<'photos'>) => Promise<Row<'photos'>[]>;
  /** With the token of its cookie. */
  visitor: (wish?: Wish<'visitors'>) => Promise<Row<'visitors'> & { token: string }>;
  /** Of a new visitor, unless an account or visitor is wished. */
  favorite: (wish: Wish<'favorites'> & { photoId: string }) => Promise<Row<'favorites'>>;
}

export function createFactories(db: Kysely<Tables>): Factories {
  const make: Factories = {
    account: (wish) => insert(db, 'accounts', { ...newAccount(), ...wish }),
    gallery: async (wish = {}) =>
      insert(db, 'galleries', {
        ...newGallery(),
        ...wish,
        accountId: wish.accountId ?? (await make.account()).id,
      }),
    photo: async (wish) => {
      const [photo] = await make.photos(1, wish);
      if (photo === undefined) throw new Error('no photo was made');
      return photo;
    },
    photos: async (count, wish = {}) => {
      const galleryId = wish.galleryId ?? (await make.gallery()).id;
      return insertPhotos(db, galleryId, { count, wish });
    },
    visitor: async (wish) => {
      const token = randomBytes(18).toString('base64url');
      const tokenHash = hashToken(token);
      const values = { id: newId(), tokenHash, labBrand: 'halide', ...wish } as const;
      return { ...(await insert(db, 'visitors', values)), token };
    },
    favorite: async (wish) => {
      const photo = await db
        .selectFrom('photos')
        .select('galleryId')
        .where('id', '=', wish.photoId)
        .executeTakeFirstOrThrow();
      const isSomebodys = wish.accountId != null || wish.visitorId != null;
      const visitorId = isSomebodys ? (wish.visitorId ?? null) : (await make.visitor()).id;
      return insert(db, 'favorites', { galleryId: photo.galleryId ?? '', ...wish, visitorId });
    },
  };
  return make;
}

function newAccount(): Insertable<Tables['accounts']> {
  const id = newId();
  const email = `${id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@people.test`;
  const person = { firstName: 'Ada', lastName: 'Lovelace' };
  return { id, labBrand: 'halide', email, verifiedAt: new Date(), ...person };
}

function newGallery() {
  return {
    id: newId(),
    state: 'active',
    title: 'Mia and Tom',
    occasion: 'Wedding',
    businessName: 'Lovelace Photography',
    shareId: newId(),
  } as const;
}

function newPhoto(number: number) {
  const sha256 = randomBytes(32).toString('hex');
  return {
    id: newId(),
    fileName: `IMG_${String(number).padStart(4, '0')}.jpg`,
    contentType: 'image/jpeg',
    sizeBytes: 3_000_000,
    width: 4000,
    height: 3000,
    md5: createHash('md5').update(sha256).digest('hex'),
    sha256,
    crc32: 0,
    fingerprint: sha256,
    originalKey: `originals/${sha256.slice(0, 2)}/${sha256.slice(0, 32)}.jpg`,
    state: 'ready',
    thumbhash: randomBytes(21).toString('base64'),
    renditionToken: randomBytes(16).toString('hex'),
  } as const;
}

async function insertPhotos(
  db: Kysely<Tables>,
  galleryId: string,
  { count, wish }: { count: number; wish: Wish<'photos'> },
): Promise<Row<'photos'>[]> {
  const bytes = (wish.sizeBytes ?? newPhoto(0).sizeBytes) * count;
  const gallery = await db
    .updateTable('galleries')
    .set({
      photoCount: sql`photo_count + ${count}`,
      sizeBytes: sql`size_bytes + ${bytes}`,
      nextPosition: sql`next_position + ${count * positionStep}`,
      version: sql`version + 1`,
    })
    .where('id', '=', galleryId)
    .returning(['accountId', 'version', 'nextPosition', 'photoCount'])
    .executeTakeFirstOrThrow();
  const values = Array.from({ length: count }, (_, index) => ({
    ...newPhoto(gallery.photoCount - count + index + 1),
    position: gallery.nextPosition - (count - index) * positionStep,
    changedVersion: gallery.version,
    accountId: gallery.accountId,
    ...wish,
    galleryId,
  }));
  const rows: Row<'photos'>[] = [];
  for (let start = 0; start < count; start += 1000) {
    const part = values.slice(start, start + 1000);
    rows.push(...(await db.insertInto('photos').values(part).returningAll().execute()));
  }
  return rows.toSorted((left, right) => left.position - right.position);
}

async function insert<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  values: Insertable<Tables[Table]>,
): Promise<Row<Table>> {
  const row = await db
    .insertInto(table)
    .values(values as never)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as Row<Table>;
}
