import type {
  Sepa,
  SepaCreateOptions,
  SepaTokenizeOptions,
  SepaTokenizePayload,
} from '@albumen/pay/sepa';
import { useCallback } from 'react';
import { type RedirectReturn, useRedirectReturn } from './use-redirect-return.ts';
import { type ComponentState, useComponent } from './use-component.ts';

/** Read when the component is made. */
export type SepaLook = Pick<SepaCreateOptions, 'redirect'>;

/** Bank accounts whose owners give a mandate. */
export interface SepaAccounts extends ComponentState, RedirectReturn<SepaTokenizePayload> {
  /** A mandate is under way: a second one is refused. */
  isTokenizing: boolean;
  /**
   * Asks for a mandate. To be called within a click, before anything is waited for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenize: (options: SepaTokenizeOptions) => Promise<SepaTokenizePayload>;
}

/**
 * Makes SEPA direct debit ready as soon as the provider above is, and takes it away with the component.
 * @throws Error without a provider
 */
export function useSepa(look: SepaLook = {}): SepaAccounts {
  const made = useComponent<Sepa>('SEPA is', async (client, signal, load) => {
    const { create } = await load('sepa');
    return create({ ...look, client, signal });
  });
  const { call, isBusy, status, error, retry } = made;
  const tokenize = useCallback(
    (options: SepaTokenizeOptions) => call((sepa) => sepa.tokenize(options)),
    [call],
  );
  const redirectReturn = useRedirectReturn<SepaTokenizePayload>(made);
  return {
    status,
    error,
    retry,
    isTokenizing: isBusy,
    tokenize,
    ...redirectReturn,
  };
}
