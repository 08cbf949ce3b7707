import type { Focus } from '@albumen/contract/covers';
import { placeFocus } from '@albumen/contract/endpoints/galleries';
import { useEffect, useRef, useState } from 'react';
import { useEdit } from '../settings/use-edit.ts';

/** A drag is many points: what it ends with is saved when it has rested this long. */
const restMs = 400;

/** The hero's focal point as it is being placed; saved when it rests, or when the page is left before. */
export function useFocus(
  saved: Focus,
  params: { galleryId: string; photoId: string },
): readonly [Focus, (focus: Focus) => void] {
  const [focus, setFocus] = useState(saved);
  const edit = useEdit();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void }>(undefined);
  useEffect(() => () => waiting.current?.save(), []);
  const place = (next: Focus) => {
    setFocus(next);
    clearTimeout(waiting.current?.timer);
    const save = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      void edit(placeFocus, { params, body: next });
    };
    waiting.current = { timer: setTimeout(save, restMs), save };
  };
  return [focus, place];
}
