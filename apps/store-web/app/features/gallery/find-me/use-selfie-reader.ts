import { openSelfieReader, type SelfieReader } from '@albumen/faces/browser/selfie-reader';
import { useCallback, useEffect, useRef, useState } from 'react';
import { workerUrl } from '../../../shell/trusted-html.ts';

/** The worker is started with the first picture, and ended with the page's part: it holds 150 MB. */
export function useSelfieReader(model: string) {
  const ref = useRef<SelfieReader>(undefined);
  const [loaded, setLoaded] = useState<{ loadedBytes: number; totalBytes: number }>();
  const close = useCallback(() => {
    ref.current?.close();
    ref.current = undefined;
    setLoaded(undefined);
  }, []);
  const open = useCallback(() => {
    ref.current ??= openSelfieReader({ trustScriptUrl: workerUrl, model, onProgress: setLoaded });
    return ref.current;
  }, [model]);
  useEffect(() => close, [close]);
  return { open, close, loaded };
}
