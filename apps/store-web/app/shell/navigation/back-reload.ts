import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/* In-app Back runs the loaders anyway; a page that the browser kept whole is refreshed here. */
export function useBackReload(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const refresh = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [revalidate]);
}
