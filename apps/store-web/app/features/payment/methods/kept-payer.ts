import type { PayerFacts } from './payment-method.ts';

const place = 'payer';

interface Kept extends PayerFacts {
  id: string;
}

/** Remembers, in this tab alone, who pays: a bank may take the place of the page. */
export function keepPayer(id: string, payer: PayerFacts): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...payer, id } satisfies Kept));
  } catch {
    // Without storage a page that comes back asks once more.
  }
}

export function keptPayer(id: string): PayerFacts | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
    if (kept?.id !== id) return undefined;
    const { payerName, payerEmail } = kept;
    return { payerName, payerEmail };
  } catch {
    return undefined; // not written by us, or no storage
  }
}

/** Whether, in this tab, somebody left to pay something whose id begins so. */
export function hasPayerLeft(idStart: string): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
    return kept?.id.startsWith(idStart) === true;
  } catch {
    return false; // not written by us, or no storage
  }
}

export function forgetPayer(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // There was nothing to forget.
  }
}
