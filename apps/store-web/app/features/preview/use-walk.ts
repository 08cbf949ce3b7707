import { useCallback, useEffect, useState } from 'react';
import { follow, keepPlace, startWalk, step, type Motion, type Walk } from './walk.ts';

interface WalkWith {
  ids: readonly string[];
  photoId: string;
  onChange: (photoId: string) => void;
}

/** While arrows are held down, the address is left alone. */
const tellAfterMs = 150;

/** The photo shown changes at once; the page is notified a moment later, and may lead elsewhere. */
export function useWalk({ ids, photoId, onChange }: WalkWith) {
  const [known, setKnown] = useState<Walk>(() => startWalk(ids, photoId));
  const followed = known.asked === photoId ? known : follow(known, ids, photoId);
  const walk = keepPlace(followed, ids);
  if (walk !== known) setKnown(walk);

  const { id } = walk;
  useEffect(() => {
    if (id === photoId) return undefined;
    const timer = setTimeout(() => onChange(id), tellAfterMs);
    return () => clearTimeout(timer);
  }, [id, photoId, onChange]);

  const go = useCallback(
    (by: number, motion: Motion) => setKnown((before) => step(before, ids, { by, motion })),
    [ids],
  );
  return { walk, go };
}
