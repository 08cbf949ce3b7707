import { useEffect, useRef } from 'react';

/** On a screen that the gallery's opening photograph fills, what the tab shows would lie below its end. */
export function useInView() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight / 2) ref.current?.scrollIntoView({ behavior: 'instant' });
  }, []);
  return ref;
}
