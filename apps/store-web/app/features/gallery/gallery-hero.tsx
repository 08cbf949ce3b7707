import { focusPosition } from '@albumen/contract/covers';
import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { renditionUrl } from '@albumen/contract/renditions';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { sourceSet } from '../photos/photo-list.ts';

/** Longer ones are set smaller, so that the photograph stays one. */
const longTitle = 48;

type Hero = NonNullable<SharedGallery['hero']>;

/** How the gallery opens: its photograph and its words, set as the photographer chose. */
export function GalleryHero({ gallery }: { gallery: SharedGallery }) {
  const { title, businessName, date, hero, logo, coverStyle } = gallery;
  const style = hero === null ? 'plain' : coverStyle;
  return (
    <header className={`gallery-hero gallery-hero--${style}`}>
      {hero !== null && <HeroImage hero={hero} />}
      <div className="gallery-hero__words">
        {logo !== null && (
          <img
            className="gallery-hero__logo"
            src={logo.url}
            alt={businessName}
            width={logo.width}
            height={logo.height}
          />
        )}
        <h1 className={title.length > longTitle ? 'title-lg' : 'title-xl'}>{title}</h1>
        <p className="gallery-hero__facts text-lg">
          {businessName !== '' && logo === null && <span>{businessName}</span>}
          {date !== null && <time>{formatDate(new Date(date))}</time>}
        </p>
      </div>
    </header>
  );
}

function HeroImage({ hero }: { hero: Hero }) {
  return (
    <img
      className="gallery-hero__photo"
      alt=""
      src={renditionUrl(hero, '1440')}
      srcSet={sourceSet({ url: (name) => renditionUrl(hero, name), ratio: hero.ratio }, true)}
      // An upright window shows the middle of a photo that is wider than the window.
      sizes="max(100vw,145vmin)"
      style={{ objectPosition: focusPosition(hero.focus), aspectRatio: hero.ratio }}
      fetchPriority="high"
    />
  );
}
