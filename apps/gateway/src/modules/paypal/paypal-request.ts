import type { Choices, Terms } from '../../world-port/paypal.ts';
import type { RequestRow } from './paypal.queries.ts';

/** A payment or an agreement that a wallet's owner is asked for. */
export interface PayPalRequest extends Omit<
  RequestRow,
  'terms' | 'choices' | 'amountMinor' | 'currency'
> {
  /** An agreement has neither amount nor currency: 0 and ''. */
  amountMinor: number;
  currency: string;
  terms: Terms;
  choices: Choices;
}

/** Columns hold what the services wrote. */
export function requestOf(row: RequestRow): PayPalRequest {
  return {
    ...row,
    amountMinor: row.amountMinor ?? 0,
    currency: row.currency ?? '',
    terms: row.terms as unknown as Terms,
    choices: row.choices as unknown as Choices,
  };
}

/** Nobody can be charged again who has no account. */
export function takesGuests({ kind, terms }: Pick<PayPalRequest, 'kind' | 'terms'>): boolean {
  return kind === 'payment' && !terms.asksForAgreement;
}
