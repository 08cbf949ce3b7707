import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import type { Dependencies } from '../dependencies.ts';
import { newId } from '../ids.ts';
import { findByEmail, insertAccount, updateAccount } from '../modules/accounts/accounts.queries.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';
import { insertDefault } from '../modules/brands/brands.queries.ts';
import {
  insertGallery,
  keepShareId,
  updateGallery,
} from '../modules/galleries/galleries.queries.ts';
import { setFocus } from '../modules/galleries/gallery-covers.queries.ts';
import { addPhoto, readPhoto } from './add-photo.ts';
import { addDemoDiscounts } from './demo-discounts.ts';
import {
  demoPassword,
  demoPeople,
  guests,
  type DemoGallery,
  type DemoPerson,
  type DemoStudio,
} from './demo-people.ts';

const photoFolder = fileURLToPath(new URL('../../../../demo/photos/', import.meta.url));

/** Loads the demo once per database: an account that exists is left as its user left it. */
export async function seedDemo(deps: Dependencies, log: (line: string) => void): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await addDemoDiscounts(deps);
  for (const person of demoPeople) {
    const known = await findByEmail(deps.db, person.labBrand, person.email);
    if (known !== undefined) continue;
    const accountId = await addPerson(deps, person, passwordHash);
    if (person.studio !== undefined) await addStudio(deps, accountId, person.studio);
    const place = guests.findIndex(({ email }) => email === person.email);
    if (place >= 0) await addFavorites(deps, { id: accountId, place });
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

async function addStudio(
  deps: Dependencies,
  accountId: string,
  { galleries, draftTitle }: DemoStudio,
): Promise<void> {
  // The newest stands first on the dashboard: that should be one with photos.
  await insertGallery(deps.db, { id: newId(), accountId, sort: 'taken', title: draftTitle });
  for (const gallery of galleries) await addGallery(deps, accountId, gallery);
}

async function addGallery(
  deps: Dependencies,
  accountId: string,
  { hero, focus, photos, ...gallery }: DemoGallery,
): Promise<void> {
  const { db } = deps;
  const galleryId = newId();
  await insertGallery(db, { id: galleryId, accountId, sort: 'name' });
  const photoIds = await addPhotos(deps, { accountId, galleryId }, photos);
  const heroPhotoId = photoIds.get(hero) ?? null;
  await updateGallery(db, galleryId, { ...gallery, state: 'active', heroPhotoId });
  if (heroPhotoId !== null) await setFocus(db, { galleryId, photoId: heroPhotoId, ...focus });
  await keepShareId(db, galleryId, newId());
}

async function addPhotos(
  deps: Dependencies,
  into: { accountId: string; galleryId: string },
  wanted: readonly string[] = [''],
): Promise<Map<string, string>> {
  const files = (await readdir(photoFolder)).filter(
    (name) => name.endsWith('.jpg') && wanted.some((word) => name.includes(word)),
  );
  const ids = new Map<string, string>();
  for (const name of files.toSorted()) {
    const photo = await readPhoto(join(photoFolder, name));
    ids.set(name, await addPhoto(deps, { ...into, ...photo }));
  }
  return ids;
}

/** Each guest hearts other photos, some of them the same: what a photographer compares. */
async function addFavorites({ db }: Dependencies, guest: { id: string; place: number }) {
  const photos = await db
    .selectFrom('photos')
    .innerJoin('accounts as owners', 'owners.id', 'photos.accountId')
    .innerJoin('accounts as guests', 'guests.labBrand', 'owners.labBrand')
    .select(['photos.id as photoId', 'photos.galleryId', 'photos.position'])
    .where('guests.id', '=', guest.id)
    .where('owners.isDemo', '=', true)
    .where('photos.galleryId', 'is not', null)
    .execute();
  const chosen = photos.filter(({ position }) => (position + guest.place) % 3 === 0);
  for (const { photoId, galleryId } of chosen) {
    if (galleryId === null) continue;
    const favorite = { photoId, galleryId, accountId: guest.id };
    await db.insertInto('favorites').values(favorite).execute();
  }
}
