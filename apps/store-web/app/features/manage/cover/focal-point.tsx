import { type Focus, focusPosition } from '@albumen/contract/covers';
import type { Gallery } from '@albumen/contract/endpoints/galleries';
import { renditionUrl } from '@albumen/contract/renditions';
import { type PointerEvent, useRef } from 'react';
import { useFocus } from './use-focus.ts';

type Hero = NonNullable<Gallery['hero']>;

const directions = [
  { axis: 'x', label: 'Focal point, from left to right' },
  { axis: 'y', label: 'Focal point, from top to bottom' },
] as const;

/** The hero with a point that is dragged, or moved by keys, beside what its crops make of it. */
export function FocalPoint({ galleryId, hero }: { galleryId: string; hero: Hero }) {
  const [focus, setFocus] = useFocus(hero.focus, { galleryId, photoId: hero.photoId });
  const photo = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    const box = photo.current?.getBoundingClientRect();
    if (box !== undefined) setFocus(pointIn(box, event));
  };
  return (
    <div className="focal-point">
      <p className="focal-point__label">
        Focal point
        <span className="text-sm text-muted">Drag it to what every crop keeps in view.</span>
      </p>
      <div
        ref={photo}
        className="focal-point__photo"
        style={{ aspectRatio: hero.ratio }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <img src={renditionUrl(hero, '800')} alt="The hero" draggable={false} />
        {directions.map(({ axis, label }) => (
          <input
            key={axis}
            type="range"
            className="focal-point__range"
            aria-label={label}
            aria-orientation={axis === 'y' ? 'vertical' : 'horizontal'}
            min={0}
            max={100}
            // An arrow key moves the point the way it points.
            style={axis === 'y' ? { writingMode: 'vertical-lr' } : undefined}
            value={focus[axis]}
            aria-valuetext={`${focus[axis]} percent`}
            onChange={({ target }) => setFocus({ ...focus, [axis]: Number(target.value) })}
          />
        ))}
        <span className="focal-point__dot" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
      </div>
      <div className="focal-point__crops" aria-hidden="true">
        {['phone', 'screen', 'tile', 'link'].map((crop) => (
          <img
            key={crop}
            className={`focal-point__crop focal-point__crop--${crop}`}
            src={renditionUrl(hero, '400')}
            alt=""
            style={{ objectPosition: focusPosition(focus) }}
          />
        ))}
      </div>
    </div>
  );
}

function pointIn({ left, top, width, height }: DOMRect, event: PointerEvent): Focus {
  const percent = (way: number) => Math.round(Math.min(1, Math.max(0, way)) * 100);
  return {
    x: percent((event.clientX - left) / width),
    y: percent((event.clientY - top) / height),
  };
}
