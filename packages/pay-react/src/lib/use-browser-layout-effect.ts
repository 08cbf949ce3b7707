import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in a browser; on a server React 18 would warn of it, and none of them runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
