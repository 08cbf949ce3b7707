import { createHash, randomBytes } from 'node:crypto';
import { positionStep } from '@albumen/domain/photos/reorder';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../src/db/tables.ts';
import { hashToken, newId } from '../src/ids.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;
type Overrides<Table extends keyof Tables> = Partial<Insertable<Tables[Table]>>;

/** Rows as the store makes them; whatever a test does not name is invented, parents included. */
export interface Factories {
  account: (overrides?: Overrides<'accounts'>) => Promise<Row<'accounts'>>;
  /** Active and shared, unless overridden. */
  gallery: (overrides?: Overrides<'galleries'>) => Promise<Row<'galleries'>>;
  /** Ready, at the end of the custom order, counted. */
  photo: (overrides?: Overrides<'photos'>) => Promise<MadePhoto>;
  /** In the order of their positions. */
  photos: (count: number, overrides?: Overrides<'photos'>) => Promise<MadePhoto[]>;
  /** With the token of its cookie. */
  visitor: (overrides?: Overrides<'visitors'>) => Promise<Row<'visitors'> & { token: string }>;
  /** Made by a new visitor, unless an account or visitor is given. */
  favorite: (overrides: Overrides<'favorites'> & { photoId: string }) => Promise<Row<'favorites'>>;
}

export function createFactories(db: Kysely<Tables>): Factories {
  const make: Factories = {
    account: (overrides) => insert(db, 'accounts', { ...newAccount(), ...overrides }),
    gallery: async (overrides = {}) =>
      insert(db, 'galleries', {
        ...newGallery(),
        ...overrides,
        accountId: overrides.accountId ?? (await make.account()).id,
      }),
    photo: async (overrides) => {
      const [photo] = await make.photos(1, overrides);
      if (photo === undefined) throw new Error('no photo was made');
      return photo;
    },
    photos: async (count, overrides = {}) => {
      const galleryId = overrides.galleryId ?? (await make.gallery()).id;
      return insertPhotos(db, galleryId, { count, overrides });
    },
    visitor: async (overrides) => {
      const token = randomBytes(18).toString('base64url');
      const tokenHash = hashToken(token);
      const values = { id: newId(), tokenHash, labBrand: 'halide', ...overrides } as const;
      return { ...(await insert(db, 'visitors', values)), token };
    },
    favorite: async (overrides) => {
      const photo = await db
        .selectFrom('photos')
        .select('galleryId')
        .where('id', '=', overrides.photoId)
        .executeTakeFirstOrThrow();
      const isSomebodys = overrides.accountId != null || overrides.visitorId != null;
      const visitorId = isSomebodys ? (overrides.visitorId ?? null) : (await make.visitor()).id;
      return insert(db, 'favorites', { galleryId: photo.galleryId ?? '', ...overrides, visitorId });
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

/** Its bytes were read. */
type MadePhoto = Row<'photos'> & { sha256: string };

async function insertPhotos(
  db: Kysely<Tables>,
  galleryId: string,
  { count, overrides }: { count: number; overrides: Overrides<'photos'> },
): Promise<MadePhoto[]> {
  const bytes = (overrides.sizeBytes ?? newPhoto(0).sizeBytes) * count;
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
    ...overrides,
    galleryId,
  }));
  const rows: MadePhoto[] = [];
  for (let start = 0; start < count; start += 1000) {
    const part = values.slice(start, start + 1000);
    rows.push(
      ...(await db
        .insertInto('photos')
        .values(part)
        .returningAll()
        .$narrowType<{ sha256: string }>()
        .execute()),
    );
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
