import { useEffect, useState, type ComponentType } from 'react';
import type { ScrubberProps } from '../scrubber/scrubber.tsx';

/** Comes with the first scroll: who stays at the top needs none. */
export function GalleryScrubber(props: Pick<ScrubberProps, 'layout'>) {
  const [Scrubber, setScrubber] = useState<ComponentType<ScrubberProps>>();
  useEffect(() => {
    const load = async () => {
      try {
        const loaded = await import('../scrubber/scrubber.tsx');
        setScrubber(() => loaded.Scrubber);
      } catch {
        // Without a network the photos are scrolled as before.
      }
    };
    const first = () => void load();
    addEventListener('scroll', first, { once: true });
    return () => removeEventListener('scroll', first);
  }, []);
  return Scrubber && <Scrubber {...props} />;
}
