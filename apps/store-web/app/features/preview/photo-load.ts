import { limits } from '@albumen/contract/limits';

/** What became of one photo's file. `attempt` counts from 0; each one is a new element. */
export type PhotoLoad =
  | { is: 'loading'; attempt: number }
  | { is: 'waiting'; attempt: number }
  | { is: 'shown'; attempt: number }
  | { is: 'failed'; attempt: number };

export type LoadEvent = 'loaded' | 'broke' | 'due' | 'retry';

export const firstLoad: PhotoLoad = { is: 'loading', attempt: 0 };

/** Up to five more attempts, ten seconds apart; then the person decides. Anything else changes nothing. */
export function nextLoad(load: PhotoLoad, event: LoadEvent): PhotoLoad {
  const { attempt } = load;
  if (event === 'loaded' && load.is === 'loading') return { is: 'shown', attempt };
  if (event === 'broke' && load.is === 'loading') {
    return { is: attempt < limits.previewRetries ? 'waiting' : 'failed', attempt };
  }
  if (event === 'due' && load.is === 'waiting') return { is: 'loading', attempt: attempt + 1 };
  if (event === 'retry' && load.is === 'failed') return firstLoad;
  return load;
}
