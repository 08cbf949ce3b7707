import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import { renditionUrl, type RenditionName } from '@albumen/contract/renditions';
import { formatDate } from '@albumen/domain/dates/format-moment';

const widths: readonly RenditionName[] = ['800', '1440', '2560'];

/** Longer ones are set smaller, so that the photograph stays one. */
const longTitle = 48;

type Hero = NonNullable<SharedGallery['hero']>;

/** The photograph over the whole width; title, studio and date are set on it. */
export function GalleryHero({ gallery }: { gallery: SharedGallery }) {
  const { title, businessName, date, hero } = gallery;
  return (
    <header className={hero === null ? 'gallery-hero gallery-hero--plain' : 'gallery-hero'}>
      {hero !== null && <HeroImage hero={hero} />}
      <div className="gallery-hero__words">
        <h1 className={`gallery-hero__title ${title.length > longTitle ? 'title-lg' : 'title-xl'}`}>
          {title}
        </h1>
        <p className="gallery-hero__facts text-lg">
          {businessName !== '' && <span>{businessName}</span>}
          {date !== null && <time>{formatDate(new Date(date))}</time>}
        </p>
      </div>
    </header>
  );
}

function HeroImage({ hero }: { hero: Hero }) {
  const sources = widths.map((name) => {
    const width = Math.round(Number(name) * Math.min(1, hero.ratio));
    return `${renditionUrl(hero, name)} ${width}w`;
  });
  return (
    <img
      className="gallery-hero__photo"
      alt=""
      src={renditionUrl(hero, '1440')}
      srcSet={sources.join(', ')}
      sizes="100vw"
      fetchPriority="high"
      decoding="async"
    />
  );
}
