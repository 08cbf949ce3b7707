import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { clearHits, countHit, countHits, isUsedUp, takeBackHits } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { networkOf, siteOf } from '@albumen/server-kit/network';
import { isPassword } from '../accounts/passwords.ts';
import { findLockedGallery } from './gallery-access.service.ts';
import { pinProof } from './gallery-keys.ts';
import { galleryLimits } from './rate-limits.ts';

interface PinEntry {
  shareId: string;
  pin: string;
  ip: string;
}

/** Answers the proof that the browser keeps. */
export async function enterPin(
  deps: Dependencies,
  visit: Visit,
  { shareId, pin, ip }: PinEntry,
): Promise<string> {
  const gallery = await findLockedGallery(deps, visit, shareId);
  const guest = `${gallery.id}:${networkOf(ip)}`;
  const isAttacked = await isUsedUp(deps.db, galleryLimits.pinPerGallery, gallery.id);
  const underAttack = [
    { limit: galleryLimits.pinPerIpUnderAttack, value: guest },
    { limit: galleryLimits.pinPerSiteUnderAttack, value: `${gallery.id}:${siteOf(ip)}` },
  ];
  if (isAttacked) await countHits(deps.db, underAttack);
  await countHit(deps.db, galleryLimits.pinPerIp, guest);
  if (gallery.pinHash !== null && !(await isPassword(gallery.pinHash, pin))) {
    if (!isAttacked) await countHit(deps.db, galleryLimits.pinPerGallery, gallery.id);
    fail('wrongPin');
  }
  if (isAttacked) await takeBackHits(deps.db, underAttack);
  await clearHits(deps.db, galleryLimits.pinPerIp, guest);
  return pinProof(deps.secrets.appSecret, gallery);
}
