import type {
  Masterpass,
  MasterpassTokenizeOptions,
  MasterpassTokenizePayload,
} from '@albumen/pay/masterpass';
import { useCallback } from 'react';
import { type ComponentState, useComponent } from './use-component.ts';

/** Cards from the Masterpass wallet. */
export interface MasterpassWallet extends ComponentState {
  /** The wallet is open: a second visit is refused. */
  isTokenizing: boolean;
  /**
   * Opens the wallet. To be called within a click, before anything is waited for.
   * @throws Error before it is ready; then as the SDK's `tokenize`
   */
  tokenize: (options: MasterpassTokenizeOptions) => Promise<MasterpassTokenizePayload>;
}

/**
 * Makes the wallet ready as soon as the provider above is, and takes it away with the component.
 * @throws Error without a provider
 */
export function useMasterpass(): MasterpassWallet {
  const made = useComponent<Masterpass>('Masterpass is', async (client, signal, load) => {
    const { create } = await load('masterpass');
    return create({ client, signal });
  });
  const { call, isBusy, status, error, retry } = made;
  const tokenize = useCallback(
    (options: MasterpassTokenizeOptions) => call((wallet) => wallet.tokenize(options)),
    [call],
  );
  return { status, error, retry, isTokenizing: isBusy, tokenize };
}
