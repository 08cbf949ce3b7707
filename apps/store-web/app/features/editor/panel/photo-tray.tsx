import type { EditorPhoto } from '@albumen/contract/endpoints/editor';
import { renditionUrl } from '@albumen/contract/renditions';
import { CheckIcon, HeartFilledIcon } from '@albumen/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { placeholderOf } from '../../photos/placeholder.ts';
import { useEditorState } from '../state/editor-context.tsx';
import { dragPhoto } from '../canvas/dragged-photo.ts';
import { usePlacing } from '../state/use-placing.ts';

export interface PhotoTrayProps {
  photos: readonly EditorPhoto[];
  /** Those that the design has. */
  used: ReadonlySet<string>;
}

const chunk = 90;

/** A gallery may hold thousands: more are shown when the end comes into sight. */
export function PhotoTray({ photos, used }: PhotoTrayProps) {
  const [count, setCount] = useState(chunk);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const last = end.current;
    if (!last) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setCount((shown) => shown + chunk);
    });
    observer.observe(last);
    return () => observer.disconnect();
  }, [count]);
  return (
    <ul className="tray plain-list" aria-label="Your photos">
      {photos.slice(0, count).map((photo) => (
        <li key={photo.photoId}>
          <TrayPhoto photo={photo} isUsed={used.has(photo.photoId)} />
        </li>
      ))}
      {count < photos.length && <li ref={end} className="tray__end" />}
    </ul>
  );
}

function TrayPhoto({ photo, isUsed }: { photo: EditorPhoto; isUsed: boolean }) {
  const { placeNext } = usePlacing();
  return (
    <button
      type="button"
      className="tray__photo"
      aria-label={`Place ${photo.fileName}${isUsed ? ', in the design' : ''}`}
      draggable
      onDragStart={(event) => dragPhoto(event, photo.photoId)}
      onClick={() => placeNext(photo.photoId)}
    >
      <TrayPicture photo={photo} />
      {isUsed && (
        <span className="tray__mark">
          <CheckIcon size={14} />
        </span>
      )}
      {photo.isFavorite && (
        <span className="tray__mark tray__mark--favorite">
          <HeartFilledIcon size={14} />
        </span>
      )}
    </button>
  );
}

/** Of a photo that its gallery no longer shows, no more than its colors. */
function TrayPicture({ photo: { isReady, token, hash, width, height } }: { photo: EditorPhoto }) {
  const base = useEditorState((state) => state.photos.base);
  if (!isReady) return <span className="tray__coming skeleton" />;
  const colors = hash !== null && {
    style: { backgroundImage: `url(${placeholderOf(hash)})` },
  };
  if (token === null) return <span className="tray__colors" {...colors} />;
  return (
    <img
      src={renditionUrl({ base, token }, '400')}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      {...colors}
    />
  );
}
