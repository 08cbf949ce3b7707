import { limits } from '@albumen/contract/limits';
import { useEffect, useState } from 'react';

export interface Details {
  isShown: boolean;
  /** Just clicked: another click would only flicker. */
  isLocked: boolean;
  toggle: () => void;
}

const key = 'manage-details';

/** File names under the photos, shown or hidden; remembered, and locked for 500 ms after a click. */
export function useDetails(): Details {
  const [isShown, setIsShown] = useState(false);
  const [isLocked, setIsLocked] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(localStorage.getItem(key) === 'on'));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isLocked) return undefined;
    const timer = setTimeout(() => setIsLocked(false), limits.detailsToggleLockMs);
    return () => clearTimeout(timer);
  }, [isLocked]);
  const toggle = () => {
    localStorage.setItem(key, isShown ? 'off' : 'on');
    setIsShown(!isShown);
    setIsLocked(true);
  };
  return { isShown, isLocked, toggle };
}
