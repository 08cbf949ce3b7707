import type { CoverStyle } from '@albumen/contract/covers';
import { mountFixture } from '../../../test/mount-fixture.tsx';
import { GalleryHero } from './gallery-hero.tsx';
import './gallery.css';

/* A cover in the style and with the title that the address says, on whatever photo the network has. */
const asked = new URLSearchParams(location.search);
document.body.dataset['pageType'] = 'Gallery';
document.body.style.margin = '0';

mountFixture(
  <GalleryHero
    gallery={{
      galleryId: 'gallery-1',
      shareId: 'share-1',
      title: asked.get('title') ?? 'Elena & Marc',
      occasion: 'wedding',
      date: Date.UTC(2026, 5, 20),
      businessName: 'Ames Photography',
      logo: null,
      colors: { accent: null, cover: null },
      version: 1,
      photoCount: 1,
      sharedUntil: null,
      hero: {
        photoId: 'photo-1',
        token: 'token-1',
        base: '/r/',
        ratio: Number(asked.get('ratio') ?? 1.5),
        hash: null,
        focus: { x: 50, y: 50 },
      },
      coverStyle: (asked.get('style') ?? 'photo') as CoverStyle,
      can: { download: true, favorite: true, shop: true, manage: false },
      downloadMaxPixels: null,
      maxFavorites: null,
      showsPeople: false,
    }}
  />,
);
