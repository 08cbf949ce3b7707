import { useEffect } from 'react';

/** Brings the overlays that tell of a lost connection while there is one: they are modules themselves. */
export function useSpokenFailures(): void {
  useEffect(() => {
    void Promise.all([
      import('../../shell/overlays/overlay-registry.ts'),
      import('../../shell/overlays/error-overlay.tsx'),
      import('./checkout-error-overlay.tsx'),
    ]).catch(() => undefined);
  }, []);
}
