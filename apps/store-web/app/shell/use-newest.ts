import { useRef } from 'react';

/** Begins a run of something; what it answers says whether it is still the newest one. */
export function useNewest(): () => () => boolean {
  const runs = useRef(0);
  return () => {
    runs.current += 1;
    const mine = runs.current;
    return () => mine === runs.current;
  };
}
