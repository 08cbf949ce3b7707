import type { LabBrand } from '@albumen/contract/brands';
import { limits } from '@albumen/contract/limits';
import { foreignText } from './foreign-text.ts';
import { layOut } from './layout.ts';
import type { MailContent } from './mailer.ts';
import type { MailPicture } from './pictures.ts';

interface SharedGallery {
  url: string;
  title: string;
  studio: string;
  /** A personal line of the photographer's; empty for none. */
  note?: string;
  logo?: MailPicture | undefined;
  hero?: MailPicture | undefined;
  /** The studio's own, on one line; none where it tells none. */
  address?: string;
}

/** Title, studio and note are words of a stranger to the reader: they are bounded and never a link. */
export function gallerySharedMail(brand: LabBrand, gallery: SharedGallery): MailContent {
  const { url, note = '', logo, hero } = gallery;
  const title = foreignText(gallery.title);
  const studio = foreignText(gallery.studio);
  const personal = foreignText(note, limits.invitationNoteCharacters);
  const address = foreignText(gallery.address ?? '', 200);
  return layOut(brand, {
    kind: 'galleryShared',
    subject: `${studio} shared “${title}” with you`,
    preview: personal === '' ? 'See the photos, choose favorites, download.' : personal,
    heading: title,
    ...(hero && { hero }),
    ...(logo && { logo: { ...logo, name: studio } }),
    paragraphs: [
      ...(personal === '' ? [] : [`“${personal}”`]),
      `${studio} shared this gallery with you. Look through the photos, choose your favorites and download them.`,
    ],
    button: { label: 'See the gallery', url },
    footnote: `${address === '' ? '' : `${studio}, ${address}. `}${studio} entered your address to send you this mail. You get no others unless someone shares again.`,
  });
}
