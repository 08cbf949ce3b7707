import type { ReactNode, CSSProperties } from 'react';
import type { Box } from './justified-rows.ts';
import { placeholderOf } from './placeholder.ts';
import { sourceSet, type Photo } from './photo-list.ts';

export interface PhotoTileProps {
  photo: Photo;
  box: Box;
  /** Place in the gallery, from 1, and how many there are: what a screen reader says. */
  position: number;
  total: number;
  /** The tile is on screen at first: its photo is fetched before the rest. */
  isFirst: boolean;
  /** What lies over the photo on hover and focus, always on touch. */
  children?: ReactNode;
  className?: string | undefined;
}

/** One photo in its place: the placeholder is there at once, the photo fades in over it. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, box, position, total, isFirst, children, className } = props;
  return (
    <li
      className={className === undefined ? 'photo-tile' : `photo-tile ${className}`}
      style={placeOf(box)}
      data-photo={photo.id}
      aria-posinset={position}
      aria-setsize={total}
    >
      <PhotoImage photo={photo} box={box} isFirst={isFirst} alt={`Photo ${position}`} />
      {children}
    </li>
  );
}

function placeOf(box: Box): CSSProperties {
  return { top: box.top, left: box.left, width: box.width, height: box.height };
}

interface PhotoImageProps {
  photo: Photo;
  box: Box;
  isFirst: boolean;
  alt: string;
}

function PhotoImage({ photo, box, isFirst, alt }: PhotoImageProps) {
  const background =
    photo.hash === null || typeof document === 'undefined'
      ? undefined
      : { backgroundImage: `url(${placeholderOf(photo.hash)})` };
  // Asked for too early it would be missing for good: the browser does not ask again.
  if (!photo.isReady) return <div className="photo-tile__photo" style={background} />;
  return (
    <img
      className="photo-tile__photo"
      alt={alt}
      width={Math.round(box.width)}
      height={Math.round(box.height)}
      sizes={`${Math.ceil(box.width)}px`}
      srcSet={sourceSet(photo)}
      src={photo.url('400')}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      draggable={false}
      style={background}
      suppressHydrationWarning
    />
  );
}
