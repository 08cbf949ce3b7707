import type { PayeeRow } from './payees.queries.ts';

type Numbers = Pick<PayeeRow, 'kind' | 'iban' | 'routingNumber' | 'accountNumber'>;

/** Where money goes, as a bank needs it; null until it was given. */
export function payoutAccount({
  kind,
  iban,
  routingNumber,
  accountNumber,
}: Numbers): string | null {
  if (kind === null) return null;
  return kind === 'iban' ? (iban ?? '') : `${routingNumber ?? ''} / ${accountNumber ?? ''}`;
}

/** The same for a page or a paper: the last four characters. */
export function maskedAccount({ kind, iban, accountNumber }: Numbers): string {
  const number = (kind === 'iban' ? iban : accountNumber) ?? '';
  const end = number.slice(-4);
  return kind === 'iban' ? `IBAN ${number.slice(0, 2)}… ${end}` : `Account ending in ${end}`;
}
