import {
  addFavorite,
  ownFavorites,
  removeFavorite,
  type OwnFavorites,
} from '@albumen/contract/endpoints/favorites';
import { useSyncExternalStore } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { loadPart } from '../../shell/errors/missing-part.ts';
import { backOnline } from '../../shell/offline/back-online.ts';
import { outboxKey } from '../../shell/offline/outbox-key.ts';
import type * as outboxModule from '../../shell/offline/outbox.ts';

export interface Favorites {
  ids: ReadonlySet<string>;
  /** False until the server has said which there are. */
  isKnown: boolean;
  /** The limit of an unregistered visitor; null for registered ones. */
  max: number | null;
}

export type FavoriteOutcome =
  | { is: 'done' }
  | { is: 'limit'; maxFavorites: number }
  | { is: 'failed'; message: string };

/** One viewer's favorites of one shared gallery, shared by the grid, the bar and the preview. */
export interface FavoritesStore {
  subscribe: (listener: () => void) => () => void;
  get: () => Favorites;
  load: () => Promise<void>;
  /** Shown at once; taken back when the server refuses. */
  toggle: (photoId: string) => Promise<FavoriteOutcome>;
  /** Resolves when all that was toggled has its answer; undefined when it has. */
  settling: () => Promise<unknown> | undefined;
}

const unknown: Favorites = { ids: new Set(), isKnown: false, max: null };

export function createFavoritesStore(shareId: string): FavoritesStore {
  let state = unknown;
  /** What was toggled while the list was on its way: the list is older. */
  let whileLoading: Map<string, boolean> | undefined;
  /** What is still to be answered. */
  let sending: Promise<unknown> | undefined;
  const newest = new Map<string, symbol>();
  const listeners = new Set<() => void>();
  const change = (next: Favorites) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const set = (photoId: string, isFavorite: boolean) => {
    whileLoading?.set(photoId, isFavorite);
    change({ ...state, ids: withFavorite(state.ids, photoId, isFavorite) });
  };
  async function load(): Promise<void> {
    const toggled = new Map<string, boolean>();
    whileLoading = toggled;
    const reply = await call(ownFavorites, { params: { shareId } });
    if (whileLoading === toggled) whileLoading = undefined;
    // Nobody reads that there are none because a network was gone.
    const isLater = !reply.ok && reply.problem.code === 'unavailable' && !state.isKnown;
    if (isLater) void backOnline().then(load);
    const loaded = reply.ok ? favoritesOf(reply.value) : { ...state, isKnown: !isLater };
    const later = [...(await keptFavorites()), ...toggled];
    const ids = later.reduce((all, [id, is]) => withFavorite(all, id, is), loaded.ids);
    change({ ...loaded, ids });
  }
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => state,
    settling: () => sending,
    load,
    async toggle(photoId) {
      const isWanted = !state.ids.has(photoId);
      const mine = Symbol(photoId);
      newest.set(photoId, mine);
      set(photoId, isWanted);
      const endpoint = isWanted ? addFavorite : removeFavorite;
      const send = ({ sendKept }: Outbox) => sendKept(endpoint, { params: { photoId } });
      // Kept before this press is over wherever that can be: the page may be left at once.
      const sent = outbox ? send(outbox) : loadOutbox().then(send);
      sending = sent;
      const reply = await sent;
      if (sending === sent) sending = undefined;
      // Another tab of this browser sent it, and has said what came of it.
      if (reply === undefined) return { is: 'done' };
      // What was pressed since is on the screen, and has its answer still to come.
      const isNewest = newest.get(photoId) === mine;
      if (isNewest) set(photoId, reply.ok ? reply.value.isFavorite : !isWanted);
      if (!reply.ok) return { is: 'failed', message: reply.problem.title };
      const { maxFavorites } = reply.value;
      return maxFavorites === undefined ? { is: 'done' } : { is: 'limit', maxFavorites };
    },
  };
}

type Outbox = Pick<typeof outboxModule, 'sendKept' | 'keptCalls'>;
let outbox: Outbox | undefined;

const loadOutbox = () =>
  loadPart(async () => (outbox = await import('../../shell/offline/outbox.ts')));

/** Hearts that wait for the network, perhaps since before a reload: the store's list lacks them. */
async function keptFavorites(): Promise<(readonly [string, boolean])[]> {
  if (globalThis.localStorage?.getItem(outboxKey) == null) return [];
  const { keptCalls } = await loadOutbox();
  return keptCalls().flatMap(({ path }) => {
    const [, what, deed, photoId] = path.split('/');
    return what === 'favorite' && photoId ? [[photoId, deed === 'add'] as const] : [];
  });
}

function withFavorite(ids: ReadonlySet<string>, photoId: string, isFavorite: boolean) {
  const next = new Set(ids);
  if (isFavorite) next.add(photoId);
  else next.delete(photoId);
  return next;
}

function favoritesOf({ photoIds, maxFavorites }: OwnFavorites): Favorites {
  return { ids: new Set(photoIds), isKnown: true, max: maxFavorites };
}

export function useFavorites(store: FavoritesStore): Favorites {
  return useSyncExternalStore(store.subscribe, store.get, () => unknown);
}
