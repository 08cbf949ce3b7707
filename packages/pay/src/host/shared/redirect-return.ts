import { newId } from '../../protocol/ids.ts';
import type { FrameSite } from './frame-site.ts';

/** A kind of flow whose page may have to leave for another site; `Flow` is what it keeps meanwhile. */
export interface RedirectKind<Flow> {
  /** Parameter of the return address that names the flow. */
  param: string;
  /** Key in this tab's session storage. */
  storageKey: string;
  /** Parameters that an earlier flow may have left in the address. */
  staleParams: readonly string[];
  /** Never set; it ties what is kept to what is found. */
  flow?: Flow;
}

/** One flow that may leave the page. */
export interface Redirect<Flow> {
  /** The address to return to, by which this page finds the flow again. */
  returnUrl(address: string): string;
  /** Keeps, in this tab alone, what the page needs to go on after the return. */
  keep(flow: Flow): void;
}

/** A flow that the customer has returned to, and the parameters of the address. */
export interface RedirectReturn<Flow> {
  kept: Flow;
  params: Readonly<Record<string, string>>;
}

/**
 * May the page itself be left where it can have no window? Never for the provider's pages: without
 * the window that they were opened by they lead nowhere, so nobody would come back.
 */
export function canLeavePage(redirect: 'allowed' | 'never' | undefined, site: FrameSite): boolean {
  return redirect === 'allowed' && site.dialect === 'port';
}

/** Prepares one flow. */
export function startRedirect<Flow extends object>(kind: RedirectKind<Flow>): Redirect<Flow> {
  const key = newId();
  return {
    returnUrl: (address) => {
      const url = new URL(address, location.href);
      for (const stale of kind.staleParams) url.searchParams.delete(stale);
      url.searchParams.set(kind.param, key);
      return url.href;
    },
    keep: (flow) => {
      try {
        sessionStorage.setItem(kind.storageKey, JSON.stringify({ ...flow, key }));
      } catch {
        // Without storage only a window can return to the flow.
      }
    },
  };
}

/** The flow that this page was left for; undefined on a page that was not left. */
export function findReturn<Flow extends object>(
  kind: RedirectKind<Flow>,
): RedirectReturn<Flow> | undefined {
  const params = Object.fromEntries(new URLSearchParams(location.search));
  const kept = readKept(kind);
  return kept && kept.key === params[kind.param] ? { kept, params } : undefined;
}

/** Ends the flow, so that a page that is loaded again does not return to it twice. */
export function forgetReturn({ storageKey }: RedirectKind<unknown>): void {
  sessionStorage.removeItem(storageKey);
}

function readKept<Flow>({ storageKey }: RedirectKind<Flow>): (Flow & { key: string }) | null {
  try {
    // Only `keep` writes there.
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return null; // Somebody else wrote there, or there is no storage.
  }
}
