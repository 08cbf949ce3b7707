import { useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router';
import { beginLoading, isLoadingShown, subscribeLoading } from './loading.ts';

export function LoadingIndicator() {
  const { state, location } = useNavigation();
  const isNavigating = state !== 'idle';
  useEffect(() => (isNavigating ? beginLoading() : undefined), [isNavigating, location?.key]);
  const isShown = useSyncExternalStore(subscribeLoading, isLoadingShown, () => false);
  return (
    <output aria-live="polite">
      {isShown && (
        <span className="loading-indicator">
          <span className="visually-hidden">Loading</span>
        </span>
      )}
    </output>
  );
}
