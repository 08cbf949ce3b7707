import { photosLabel } from '@albumen/domain/photos/photos-label';
import { focusPosition } from '@albumen/contract/covers';
import type { GalleryCard } from '@albumen/contract/endpoints/galleries';
import { renditionUrl } from '@albumen/contract/renditions';
import { formatDate } from '@albumen/domain/dates/format-moment';
import { Chip } from '@albumen/ui/chip';
import { HeartIcon } from '@albumen/ui/icons';
import { Link } from '../../shell/navigation/link.tsx';
import { href } from '../../paths.ts';

export function GalleryTile({ gallery }: { gallery: GalleryCard }) {
  const { galleryId, title, state } = gallery;
  return (
    <li className="gallery-card">
      <Link to={href.galleryManage(galleryId)} className="gallery-card__link">
        <GalleryCover cover={gallery.cover} />
        <span className="gallery-card__title title-sm">{title === '' ? 'Untitled' : title}</span>
      </Link>
      <p className="gallery-card__facts text-sm text-muted">
        <span className="gallery-card__numbers">{factsOf(gallery)}</span>
        {state === 'draft' && <Chip>Draft</Chip>}
        {gallery.hasEnded && <Chip>Link ended</Chip>}
        {gallery.isShared && !gallery.hasEnded && <Chip isAccent>Shared</Chip>}
        {gallery.favoriteCount > 0 && (
          <span className="gallery-card__hearts">
            <HeartIcon size={14} />
            <span className="visually-hidden">Favorites: </span>
            {gallery.favoriteCount.toLocaleString('en-US')}
          </span>
        )}
      </p>
    </li>
  );
}

export function GalleryCover({ cover }: { cover: GalleryCard['cover'] }) {
  if (cover === null) {
    return (
      <span className="gallery-card__cover gallery-card__cover--empty text-sm text-muted">
        No photos yet
      </span>
    );
  }
  return (
    <img
      className="gallery-card__cover"
      alt=""
      src={renditionUrl(cover, '800')}
      srcSet={`${renditionUrl(cover, '400')} 400w, ${renditionUrl(cover, '800')} 800w, ${renditionUrl(cover, '1440')} 1440w`}
      sizes="(min-width: 44rem) 21.25rem, 92vw"
      style={{ objectPosition: focusPosition(cover.focus) }}
      loading="lazy"
      decoding="async"
    />
  );
}

function factsOf({ photoCount, date, createdAt, occasion }: GalleryCard): string {
  const count = photosLabel(photoCount);
  const facts = [count, occasion, formatDate(new Date(date ?? createdAt))];
  return facts.filter((fact) => fact !== '').join(' · ');
}
