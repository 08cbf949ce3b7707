import type { PlaygroundFacts } from '../../src/wire.ts';
import { api } from './api.ts';
import { useLoaded, type Loaded } from './use-loaded.ts';

export function useFacts(): Loaded<PlaygroundFacts> {
  return useLoaded('facts', () => api<PlaygroundFacts>('/facts'));
}
