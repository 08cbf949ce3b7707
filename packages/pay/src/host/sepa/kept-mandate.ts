import { newId } from '../../protocol/ids.ts';
import type { PendingMandate } from './wire.ts';

/** In the address that this page comes back at: which mandate it left for. */
const word = 'btSepa';
const place = 'braintree-sepa-mandate';

interface Kept extends PendingMandate {
  key: string;
}

/** The way back for a page that may have to leave for the bank. */
export interface WayBack {
  /** The address to come back at, so that this page knows itself again. */
  to(address: string): string;
  /** Remembers, in this tab alone, what the page needs to go on when it comes back. */
  keep(mandate: PendingMandate): void;
}

/** A way back for one mandate. */
export function newWayBack(): WayBack {
  const key = newId();
  return {
    to: (address) => {
      const url = new URL(address, location.href);
      for (const old of ['success', 'cancel']) url.searchParams.delete(old);
      url.searchParams.set(word, key);
      return url.href;
    },
    keep: (mandate) => sessionStorage.setItem(place, JSON.stringify({ ...mandate, key })),
  };
}

/** How the customer came back, and what with; undefined on a page that did not leave. */
export interface Comeback {
  mandate: PendingMandate;
  params: Readonly<Record<string, string>>;
}

/** Looks whether this page has just come back from the bank. */
export function findComeback(): Comeback | undefined {
  const params = Object.fromEntries(new URLSearchParams(location.search));
  const kept = readKept();
  return kept && kept.key === params[word] ? { mandate: kept, params } : undefined;
}

/** A way back leads home once. */
export function forgetComeback(): void {
  sessionStorage.removeItem(place);
}

function readKept(): Kept | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined; // not written by us, or no storage
  }
}
