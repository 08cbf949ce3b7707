import type {
  Sepa,
  SepaCreateOptions,
  SepaTokenizeOptions,
  SepaTokenizePayload,
} from '@albumen/pay/sepa';
import { useCallback } from 'react';
import { useComponent } from './use-component.ts';

/** Read when the component is made. */
export type SepaLook = Pick<SepaCreateOptions, 'redirect'>;

/** Bank accounts whose owners give a mandate. */
export interface SepaAccounts {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  /** After a failure. */
  retry: () => void;
  /** A mandate is under way: a second one is refused. */
  isTokenizing: boolean;
  /**
   * Asks for a mandate. To be called within a click, before anything is waited for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenize: (options: SepaTokenizeOptions) => Promise<SepaTokenizePayload>;
  /** The page's own address is one that the bank led back to. */
  hasReturned: boolean;
  /**
   * Goes on with the mandate that this page left for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenizeReturn: () => Promise<SepaTokenizePayload>;
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
  const { component, call, isBusy, status, error, retry } = made;
  const tokenize = useCallback(
    (options: SepaTokenizeOptions) => call((sepa) => sepa.tokenize(options)),
    [call],
  );
  const tokenizeReturn = useCallback(() => call((sepa) => sepa.tokenize()), [call]);
  return {
    status,
    error,
    retry,
    isTokenizing: isBusy,
    tokenize,
    hasReturned: component?.hasTokenizationParams() ?? false,
    tokenizeReturn,
  };
}
