import type { GalleryChanged, GallerySettings } from '@albumen/contract/endpoints/galleries';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { recordChange } from '../audit/audit.service.ts';
import { closeAddresses, endSooner } from './close-addresses.service.ts';
import * as queries from './galleries.queries.ts';
import { getOwnGallery } from './gallery-access.service.ts';
import type { FaceSettings, GalleryPorts } from './gallery-sync.service.ts';

export async function editGallerySettings(
  deps: Dependencies & Pick<GalleryPorts, 'followFaces'>,
  visit: Visit,
  change: GallerySettings & { galleryId: string },
): Promise<GalleryChanged> {
  const { galleryId, pin, ...settings } = change;
  const { title } = await getOwnGallery(deps, visit, galleryId);
  const wantsFaces = change.allowsFindMe === true || change.showsPeople === true;
  if (wantsFaces && deps.settings.FACES !== 'people') fail('findMeOff');
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const pinHash = pin === undefined || pin === null ? pin : await hashPassword(pin);
  const patch = { ...Object.fromEntries(given), ...(pinHash !== undefined && { pinHash }) };
  const version = await deps.db.transaction().execute(async (trx) => {
    const before = await queries.lockAccess(trx, galleryId);
    if (before === undefined) return undefined;
    // Whoever has looked without the new PIN knows the photos' addresses.
    if (typeof pinHash === 'string') await closeAddresses(trx, deps, galleryId);
    const { expiresOn } = settings;
    const isSooner = expiresOn != null && expiresOn < (before.expiresOn ?? '9999');
    if (isSooner) await endSooner(trx, deps, { galleryId, expiresOn });
    const changed = await queries.updateGallery(trx, galleryId, patch);
    if (changed === undefined) return undefined;
    const facts = { before: accessOf(before), after: accessOf({ ...before, ...patch }) };
    await recordAccess(trx, visit, { galleryId, title, ...facts });
    const faces = facesOf({ ...before, ...patch });
    if (change.showsPeople === true && !faces.allowsFindMe) fail('findMeFirst');
    await switchFaces(trx, deps, {
      visit,
      galleryId,
      title,
      before: facesOf(before),
      after: faces,
    });
    return changed;
  });
  return version === undefined ? fail('notFound') : { galleryId, version };
}

interface FacesSwitch {
  visit: Visit;
  galleryId: string;
  title: string;
  before: FaceSettings;
  after: FaceSettings;
}

async function switchFaces(
  trx: Kysely<Tables>,
  { followFaces }: Pick<GalleryPorts, 'followFaces'>,
  { visit, galleryId, title, before, after }: FacesSwitch,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  await queries.updateGallery(trx, galleryId, after);
  await followFaces(trx, { galleryId, before, after });
  await recordChange(trx, visit, {
    action: 'gallery.find-me',
    subjectId: galleryId,
    subjectName: title,
    before: { ...before },
    after: { ...after },
  });
}

/** People are made of what Find me keeps, and go with it. */
function facesOf({ allowsFindMe, showsPeople }: Access): FaceSettings {
  return { allowsFindMe, showsPeople: allowsFindMe && showsPeople };
}

type Access = NonNullable<Awaited<ReturnType<typeof queries.lockAccess>>>;

function accessOf(gallery: Access) {
  const { pinHash: pin, expiresOn, allowsDownloads, downloadMaxPixels } = gallery;
  const { allowsFavorites, allowsShop } = gallery;
  return { pin, expiresOn, allowsDownloads, downloadMaxPixels, allowsFavorites, allowsShop };
}

interface AccessChange {
  galleryId: string;
  title: string;
  before: ReturnType<typeof accessOf>;
  after: ReturnType<typeof accessOf>;
}

/** Says that a PIN was set or taken away, or became another one; never which. */
async function recordAccess(
  trx: Kysely<Tables>,
  visit: Visit,
  { galleryId, title, before, after }: AccessChange,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  const isOther = before.pin !== null && after.pin !== null && before.pin !== after.pin;
  const words = (pin: string | null, set: string) => (pin === null ? 'none' : set);
  await recordChange(trx, visit, {
    action: 'gallery.access',
    subjectId: galleryId,
    subjectName: title,
    before: { ...before, pin: words(before.pin, 'set') },
    after: { ...after, pin: words(after.pin, isOther ? 'another' : 'set') },
  });
}
