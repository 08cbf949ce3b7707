import type { Choices, Terms } from '../../world-port/paypal.ts';
import type { RequestRow } from './paypal.queries.ts';
import type { RequestStatus } from './request-status.ts';

/** A payment or an agreement that a wallet's owner is asked for. */
export interface PayPalRequest extends Omit<
  RequestRow,
  'kind' | 'status' | 'terms' | 'choices' | 'amountMinor' | 'currency'
> {
  kind: 'payment' | 'agreement';
  status: RequestStatus;
  /** Of agreements both are empty: 0 and ''. */
  amountMinor: number;
  currency: string;
  terms: Terms;
  choices: Choices;
}

/** Columns hold what the services wrote. */
export function requestOf(row: RequestRow): PayPalRequest {
  return {
    ...row,
    kind: row.kind as PayPalRequest['kind'],
    status: row.status as RequestStatus,
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
