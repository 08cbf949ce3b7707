import type { LabBrand } from '@albumen/contract/brands';
import { foreignText } from './foreign-text.ts';
import { layOut } from './layout.ts';
import type { MailContent } from './mailer.ts';

interface SharedGallery {
  url: string;
  title: string;
  studio: string;
}

/** Title and studio are words of a stranger to the reader: they are bounded and never a link. */
export function gallerySharedMail(brand: LabBrand, gallery: SharedGallery): MailContent {
  const title = foreignText(gallery.title);
  const studio = foreignText(gallery.studio);
  return layOut(brand, {
    kind: 'galleryShared',
    subject: `${studio} shared “${title}” with you`,
    preview: 'See the photos, choose favorites, download.',
    heading: title,
    paragraphs: [
      `${studio} shared this gallery with you. Look through the photos, choose your favorites and download them.`,
    ],
    button: { label: 'See the gallery', url: gallery.url },
    footnote: `${studio} entered your address to send you this mail. You get no others unless someone shares again.`,
  });
}
