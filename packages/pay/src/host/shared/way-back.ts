import { newId } from '../../protocol/ids.ts';

/** A kind of flow whose page may have to leave for somewhere else. */
export interface WayBackKind {
  /** In the address that this page comes back at: which flow it left for. */
  word: string;
  /** Where this tab alone remembers it. */
  place: string;
  /** What an address may say of an earlier flow. */
  stale: readonly string[];
}

/** The way back for a page that may have to leave. */
export interface WayBack<T> {
  /** The address to come back at, so that this page knows itself again. */
  to(address: string): string;
  /** Remembers, in this tab alone, what the page needs to go on when it comes back. */
  keep(flow: T): void;
}

/** How the customer came back, and what with. */
export interface Comeback<T> {
  kept: T;
  params: Readonly<Record<string, string>>;
}

/** A way back for one flow. */
export function newWayBack<T extends object>({ word, place, stale }: WayBackKind): WayBack<T> {
  const key = newId();
  return {
    to: (address) => {
      const url = new URL(address, location.href);
      for (const old of stale) url.searchParams.delete(old);
      url.searchParams.set(word, key);
      return url.href;
    },
    keep: (flow) => {
      try {
        sessionStorage.setItem(place, JSON.stringify({ ...flow, key }));
      } catch {
        // Without storage only a window can come back.
      }
    },
  };
}

/** Looks whether this page has just come back; undefined on a page that did not leave. */
export function findComeback<T extends object>({
  word,
  place,
}: WayBackKind): Comeback<T> | undefined {
  const params = Object.fromEntries(new URLSearchParams(location.search));
  const kept = readKept<T>(place);
  return kept && kept.key === params[word] ? { kept, params } : undefined;
}

/** A way back leads home once. */
export function forgetComeback({ place }: WayBackKind): void {
  sessionStorage.removeItem(place);
}

function readKept<T>(place: string): (T & { key: string }) | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as
      | (T & { key: string })
      | null;
    return kept ?? undefined;
  } catch {
    return undefined; // not written by us, or no storage
  }
}
