import type { LabBrand } from '@albumen/contract/brands';
import { limits } from '@albumen/contract/limits';
import { foreignText } from './foreign-text.ts';
import { layOut } from './layout.ts';
import type { MailContent } from './mailer.ts';
import type { MailPicture } from './pictures.ts';

/** A mailed link works on every device for a week: favorites are looked at on a phone and on a desk. */
export const guestLinkDays = 7;

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
    studio: { name: studio, ...(logo && { logo }) },
    ...(hero && { hero }),
    ...(personal !== '' && { quote: personal }),
    paragraphs: [
      `${studio} shared this gallery with you. Look through the photos, choose your favorites and download them.`,
    ],
    button: { label: 'See the gallery', url },
    footnote: `${address === '' ? '' : `${studio}, ${address}. `}${studio} entered your address to send you this mail. You get no others unless someone shares again.`,
  });
}

/** What an address has kept in a gallery, for a second device; opens there as often as wanted. */
export function guestFavoritesMail(brand: LabBrand, gallery: SharedGallery): MailContent {
  const title = foreignText(gallery.title);
  return layOut(brand, {
    kind: 'guestFavorites',
    subject: `Your favorites in “${title}”`,
    preview: 'Open them on another device.',
    heading: 'Your favorites, on every device',
    paragraphs: [
      `Your address was entered in “${title}” on another device. Open this link there, and it shows the favorites that are kept under your address.`,
      'If that was not you, do not open it. Nobody else sees your favorites but the photographer.',
    ],
    button: { label: 'Open my favorites', url: gallery.url },
    footnote: `The link works for ${guestLinkDays} days. It came because your address was entered in the gallery.`,
  });
}

interface HiddenFaces {
  /** The gallery's own page. */
  url: string;
  title: string;
  hidden: number;
}

/** Goes to the photographer: whoever has a link and somebody's picture can press it, and nothing takes it back. */
export function facesHiddenMail(
  brand: LabBrand,
  { url, hidden, ...gallery }: HiddenFaces,
): MailContent {
  const title = foreignText(gallery.title);
  const faces = hidden === 1 ? 'One face is' : `${hidden.toLocaleString('en-US')} faces are`;
  return layOut(brand, {
    kind: 'facesHidden',
    subject: `Somebody is hidden in “${title}”`,
    preview: 'A guest pressed Hide me.',
    heading: 'A guest pressed Hide me',
    paragraphs: [
      `${faces} no longer found in “${title}”, nor shown among its people. All photos are there as before.`,
      'We cannot tell whose picture a guest takes for it. If somebody was hidden who did not ask for it, set a PIN or make a new link, and share that one.',
    ],
    button: { label: 'Open the gallery', url },
    footnote: 'You get this mail whenever a guest of yours hides faces.',
  });
}
