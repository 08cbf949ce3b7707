import { limits } from '@albumen/contract/limits';
import { useEffect, useReducer, useState, type Dispatch } from 'react';
import { firstLoad, nextLoad, type LoadEvent, type PhotoLoad } from './photo-load.ts';

/** Loads once it may, and then keeps what it has. A photo that fails is tried again by itself. */
export function usePhotoLoad(mayStart: boolean): {
  load: PhotoLoad;
  hasStarted: boolean;
  dispatch: Dispatch<LoadEvent>;
} {
  const [load, dispatch] = useReducer(nextLoad, firstLoad);
  const [hasStarted, setHasStarted] = useState(mayStart);
  if (mayStart && !hasStarted) setHasStarted(true);
  const isWaiting = load.is === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => dispatch('due');
    const timer = setTimeout(again, limits.previewRetryDelayMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [isWaiting]);
  return { load, hasStarted, dispatch };
}
