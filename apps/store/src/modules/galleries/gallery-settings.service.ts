import type { GalleryChanged, GallerySettings } from '@albumen/contract/endpoints/galleries';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { recordChange } from '../audit/audit.service.ts';
import { closeAddresses } from './close-addresses.service.ts';
import * as queries from './galleries.queries.ts';
import { getOwnGallery } from './gallery-access.service.ts';
import type { GalleryPorts } from './gallery-sync.service.ts';

export async function editGallerySettings(
  deps: Dependencies & Pick<GalleryPorts, 'followFindMe'>,
  visit: Visit,
  change: GallerySettings & { galleryId: string },
): Promise<GalleryChanged> {
  const { galleryId, pin, ...settings } = change;
  const { title } = await getOwnGallery(deps, visit, galleryId);
  if (change.allowsFindMe === true && deps.settings.FACES !== 'people') fail('findMeOff');
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const pinHash = pin === undefined || pin === null ? pin : await hashPassword(pin);
  const patch = { ...Object.fromEntries(given), ...(pinHash !== undefined && { pinHash }) };
  const version = await deps.db.transaction().execute(async (trx) => {
    // Whoever has looked without the new PIN knows the photos' addresses.
    if (typeof pinHash === 'string') await closeAddresses(trx, deps, galleryId);
    const before = await queries.lockAccess(trx, galleryId);
    const changed = await queries.updateGallery(trx, galleryId, patch);
    if (before === undefined || changed === undefined) return undefined;
    const facts = { before: accessOf(before), after: accessOf({ ...before, ...patch }) };
    await recordAccess(trx, visit, { galleryId, title, ...facts });
    const isOn = change.allowsFindMe ?? before.allowsFindMe;
    if (isOn !== before.allowsFindMe)
      await switchFindMe(trx, deps, { visit, galleryId, title, isOn });
    return changed;
  });
  return version === undefined ? fail('notFound') : { galleryId, version };
}

interface FindMeSwitch {
  visit: Visit;
  galleryId: string;
  title: string;
  isOn: boolean;
}

async function switchFindMe(
  trx: Kysely<Tables>,
  { followFindMe }: Pick<GalleryPorts, 'followFindMe'>,
  { visit, galleryId, title, isOn }: FindMeSwitch,
): Promise<void> {
  await followFindMe(trx, { galleryId, isOn });
  await recordChange(trx, visit, {
    action: 'gallery.find-me',
    subjectId: galleryId,
    subjectName: title,
    before: { isOn: !isOn },
    after: { isOn },
  });
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
