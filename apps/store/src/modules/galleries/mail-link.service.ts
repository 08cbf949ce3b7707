import { coverCrop, coverCropUrl } from '@albumen/contract/covers';
import { emailsIn } from '@albumen/contract/rules';
import type { Kysely } from 'kysely';
import { storableText } from '../../db/storable-json.ts';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { accountOf } from '../../http/guards.ts';
import { countHit } from '../../http/rate-limits.ts';
import { isFirst } from '../../http/request-keys.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { gallerySharedMail } from '../../third-parties/mail/gallery-mails.ts';
import type { MailPicture } from '../../third-parties/mail/pictures.ts';
import { recordChange } from '../audit/audit.service.ts';
import { addressLine, getOwnBrand, logoOf, type BrandRow } from '../brands/brands.service.ts';
import { linkOf, presentCover } from './galleries.presenter.ts';
import type { GalleryRow } from './gallery-access.service.ts';
import { findCover } from './gallery-covers.queries.ts';
import { getSharable, shareIdOf } from './gallery-sharing.service.ts';
import { galleryLimits } from './rate-limits.ts';

interface Invitation {
  galleryId: string;
  /** One address or several. */
  email: string;
  note: string;
  /** The page's name of this mailing: sent again after a lost answer it is mailed once. */
  key: string | undefined;
}

/** A mail to each; neither addresses nor note are kept. */
export async function mailLink(
  deps: Dependencies,
  visit: Visit,
  { galleryId, email, note, key }: Invitation,
): Promise<void> {
  const gallery = await getSharable(deps, visit, galleryId);
  const owner = accountOf(visit);
  const recipients = emailsIn(email);
  const brand = await getOwnBrand(deps.db, owner, gallery.brandId ?? undefined);
  const pictures = {
    logo: logoIn(deps, visit, brand),
    hero: await heroIn(deps.db, visit, gallery),
  };
  await deps.db.transaction().execute(async (trx) => {
    if (!(await isFirst(trx, { scopeId: galleryId, key }))) return;
    // In one order, so that two studios with the same guests do not wait for each other.
    for (const to of recipients.toSorted()) {
      await countHit(trx, galleryLimits.mailPerAccount, owner.id);
      await countHit(trx, galleryLimits.mailPerRecipient, hashToken(to).toString('base64url'));
    }
    const content = gallerySharedMail(visit.labBrand, {
      url: linkOf(visit.origin, await shareIdOf(trx, visit, gallery)),
      title: gallery.title,
      studio: gallery.businessName || brand.businessName,
      address: addressLine(brand),
      note: storableText(note),
      ...pictures,
    });
    const replyTo = brand.replyEmail || owner.email;
    await recordChange(trx, visit, {
      action: 'gallery.invite',
      subjectId: galleryId,
      subjectName: gallery.title,
      after: { recipients: recipients.length },
    });
    for (const to of recipients) await mailLater(trx, deps, { to, content, replyTo });
  });
}

function logoIn(deps: Dependencies, { origin }: Visit, brand: BrandRow): MailPicture | undefined {
  const logo = logoOf(deps, brand);
  return logo === null ? undefined : { ...logo, url: new URL(logo.url, origin).href };
}

/** A gallery that asks for a PIN shows none of its photos to who forwards the mail. */
async function heroIn(
  db: Kysely<Tables>,
  { origin }: Visit,
  { id, pinHash }: GalleryRow,
): Promise<MailPicture | undefined> {
  const hero = pinHash === null ? presentCover(await findCover(db, id)) : null;
  return hero === null
    ? undefined
    : { ...coverCrop, url: new URL(coverCropUrl(hero), origin).href };
}
