import { useEffect, useState, type ComponentType } from 'react';
import type { ScrubberProps } from '../scrubber/scrubber.tsx';

/** Comes with the first scroll: who stays at the top needs none. */
export function GalleryScrubber(props: Pick<ScrubberProps, 'layout'>) {
  const [Scrubber, setScrubber] = useState<ComponentType<ScrubberProps>>();
  useEffect(() => {
    // Without a network the photos are scrolled as before.
    const load = () =>
      void import('../scrubber/scrubber.tsx').then(
        (loaded) => setScrubber(() => loaded.Scrubber),
        () => undefined,
      );
    addEventListener('scroll', load, { once: true });
    return () => removeEventListener('scroll', load);
  }, []);
  return Scrubber && <Scrubber {...props} />;
}
