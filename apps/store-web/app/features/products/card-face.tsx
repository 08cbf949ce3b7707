import type { PhotoPlace } from '@albumen/contract/endpoints/cards';
import { useId, type CSSProperties } from 'react';
import { photosFrom, type ShownPhoto } from './shown-photo.ts';
import './card-face.css';

export interface CardFaceProps {
  /** The drawing with the photos left out. */
  src: string;
  trim: { widthPt: number; heightPt: number };
  places: readonly PhotoPlace[];
  photos: readonly ShownPhoto[];
  /** Path data of the cut in points, when it is not the card's edge. */
  cut?: string | undefined;
  label: string;
  /** The fold in the middle of a sheet. */
  fold?: 'vertical' | 'horizontal' | undefined;
  isLarge?: boolean;
  isFirst?: boolean;
  /** The theme's paper, seen until the drawing is there. */
  paper?: string;
}

/** One side of a card: the visitor's photos below, the printed sheet above them. */
export function CardFace(props: CardFaceProps) {
  const { src, trim, places, photos, cut, label, fold, isLarge, isFirst, paper } = props;
  const id = useId();
  const { widthPt, heightPt } = trim;
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const shown = photosFrom(photos, 0, places.length);
  return (
    <span className="card-face">
      {cut !== undefined && (
        <svg className="card-face__cut" aria-hidden="true">
          <clipPath id={id} clipPathUnits="objectBoundingBox">
            <path d={cut} transform={`scale(${1 / widthPt} ${1 / heightPt})`} />
          </clipPath>
        </svg>
      )}
      <span
        className="card-face__sheet"
        style={{
          aspectRatio: `${widthPt} / ${heightPt}`,
          ...(paper !== undefined && { background: paper }),
          ...(cut !== undefined && { clipPath: `url(#${id})` }),
        }}
      >
        {places.map((place, index) => {
          const photo = shown[index];
          if (!photo) return null;
          return (
            <img
              key={place.id}
              className={`card-face__photo card-face__photo--${photo.focus.x}-${photo.focus.y}`}
              style={placeStyle(place)}
              src={isLarge && place.width > 0.45 ? photo.urls.large : photo.urls.tile}
              alt=""
              {...loading}
            />
          );
        })}
        <img className="card-face__print" src={src} alt={label} {...loading} />
        {fold && <span className={`card-face__fold card-face__fold--${fold}`} />}
      </span>
    </span>
  );
}

/** A little larger than its hole, whose edge is soft. */
function placeStyle({ x, y, width, height, angleDegrees }: PhotoPlace): CSSProperties {
  return {
    left: `calc(${x * 100}% - 1px)`,
    top: `calc(${y * 100}% - 1px)`,
    width: `calc(${width * 100}% + 2px)`,
    height: `calc(${height * 100}% + 2px)`,
    ...(angleDegrees !== 0 && { rotate: `${angleDegrees}deg` }),
  };
}
