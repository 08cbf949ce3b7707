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
  const kept = readKept();
  if (kept?.id !== id) return undefined;
  const { payerName, payerEmail } = kept;
  return { payerName, payerEmail };
}

/** Whether, in this tab, somebody left to pay something whose id begins so. */
export function hasPayerLeft(idStart: string): boolean {
  return readKept()?.id.startsWith(idStart) === true;
}

function readKept(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined; // no JSON, or no storage
  }
}

function isKept(value: unknown): value is Kept {
  if (!(value instanceof Object && 'id' in value)) return false;
  if (!('payerName' in value && 'payerEmail' in value)) return false;
  return [value.id, value.payerName, value.payerEmail].every((each) => typeof each === 'string');
}

export function forgetPayer(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // There was nothing to forget.
  }
}
