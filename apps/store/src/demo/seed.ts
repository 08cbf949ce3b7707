import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Dependencies } from '../dependencies.ts';
import { hashToken, newId } from '../ids.ts';
import { findByEmail, insertAccount, updateAccount } from '../modules/accounts/accounts.queries.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { insertDefault } from '../modules/brands/brands.queries.ts';
import {
  insertGallery,
  keepShareId,
  updateGallery,
} from '../modules/galleries/galleries.queries.ts';
import { addPhoto, readPhoto } from './add-photo.ts';
import { addDemoDiscounts } from './demo-discounts.ts';
import { demoPassword, demoPeople, type DemoGallery, type DemoPerson } from './demo-people.ts';

const photoFolder = fileURLToPath(new URL('../../../../demo/photos/', import.meta.url));
const visitors = 2;

/** Loads the demo once per database: an account that exists is left as its user left it. */
export async function seedDemo(deps: Dependencies, log: (line: string) => void): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await addDemoDiscounts(deps);
  for (const person of demoPeople) {
    const known = await findByEmail(deps.db, person.labBrand, person.email);
    if (known !== undefined) continue;
    const accountId = await addPerson(deps, person, passwordHash);
    if (person.gallery !== undefined) await addGallery(deps, accountId, person.gallery);
    log(`Demo data: ${person.email} at ${deps.settings.origins[person.labBrand]}`);
  }
}

async function addPerson(
  { db, clock }: Dependencies,
  person: DemoPerson,
  passwordHash: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const id = newId();
    const { labBrand, email, firstName, lastName, companyName } = person;
    const names = { firstName, lastName, companyName };
    await insertAccount(trx, { id, labBrand, email, ...names, passwordHash, isVerified: true });
    const now = clock.now();
    await updateAccount(trx, id, { isDemo: true, welcomedAt: now, marketingAskedAt: now });
    if (person.companyName !== '') {
      await insertDefault(trx, {
        id: newId(),
        accountId: id,
        businessName: person.companyName,
        logoStyle: 'text',
      });
    }
    return id;
  });
}

async function addGallery(
  deps: Dependencies,
  accountId: string,
  { title, occasion, datedOn, hero, draftTitle }: DemoGallery,
): Promise<void> {
  const { db } = deps;
  const galleryId = newId();
  await insertGallery(db, { id: galleryId, accountId, sort: 'name' });
  const photoIds = await addPhotos(deps, { accountId, galleryId });
  await updateGallery(db, galleryId, {
    state: 'active',
    title,
    occasion,
    datedOn,
    businessName: demoPeople.find((person) => person.gallery?.title === title)?.companyName ?? '',
    heroPhotoId: photoIds.get(hero) ?? null,
  });
  await keepShareId(db, galleryId, newId());
  await addFavorites(deps, galleryId, [...photoIds.values()]);
  await insertGallery(db, { id: newId(), accountId, sort: 'taken', title: draftTitle });
}

async function addPhotos(
  deps: Dependencies,
  into: { accountId: string; galleryId: string },
): Promise<Map<string, string>> {
  const files = (await readdir(photoFolder)).filter((name) => name.endsWith('.jpg')).toSorted();
  const ids = new Map<string, string>();
  for (const name of files) {
    const photo = await readPhoto(join(photoFolder, name));
    ids.set(name, await addPhoto(deps, { ...into, ...photo }));
  }
  return ids;
}

/** Two guests who favorited without an account, three photos each, one of them the same. */
async function addFavorites(
  { db }: Dependencies,
  galleryId: string,
  photoIds: readonly string[],
): Promise<void> {
  const gallery = await db
    .selectFrom('galleries')
    .innerJoin('accounts', 'accounts.id', 'galleries.accountId')
    .select('accounts.labBrand')
    .where('galleries.id', '=', galleryId)
    .executeTakeFirstOrThrow();
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const visitorId = newId();
    const tokenHash = hashToken(newId());
    await db
      .insertInto('visitors')
      .values({ id: visitorId, tokenHash, ...gallery })
      .execute();
    const chosen = photoIds.slice(visitor * 2, visitor * 2 + 3);
    await db
      .insertInto('favorites')
      .values(chosen.map((photoId) => ({ photoId, galleryId, visitorId })))
      .execute();
  }
}
