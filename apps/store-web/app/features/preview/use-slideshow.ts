import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** A photo stays this long, counted from when it is there. */
const photoMs = 4_000;

export interface Slideshow {
  isPlaying: boolean;
  toggle: () => void;
  stop: () => void;
}

interface Show {
  starts: boolean;
  /** The photo shown; each new one has its full time. */
  position: number;
  /** It has arrived, or will not. */
  isSettled: boolean;
  advance: () => void;
}

/** Photo after photo. It waits while the page is hidden, a dialog is above, or the photo is on its way. */
export function useSlideshow({ starts, position, isSettled, advance }: Show): Slideshow {
  const [isPlaying, setIsPlaying] = useState(starts);
  const isHidden = useSyncExternalStore(subscribeToVisibility, isPageHidden);
  const isRunning = isPlaying && isSettled && !isHidden;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      if (isTopmost()) advance();
    }, photoMs);
    return () => clearInterval(timer);
  }, [isRunning, position, advance]);
  useWakeLock(isPlaying && !isHidden);
  const toggle = useCallback(() => setIsPlaying((before) => !before), []);
  const stop = useCallback(() => setIsPlaying(false), []);
  return { isPlaying, toggle, stop };
}

/** The preview is the dialog on top, not one below a question of its own. */
export function isTopmost(): boolean {
  const open = document.querySelectorAll('dialog[data-modal][open]');
  return open[open.length - 1]?.querySelector('.preview') !== null;
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isPageHidden(): boolean {
  return document.hidden;
}

/* A phone on the table would go dark in the middle of the show. */
function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined;
    const lock = navigator.wakeLock.request('screen').catch(() => undefined);
    return () => void lock.then((held) => held?.release());
  }, [isWanted]);
}
