import { createContext, useContext } from 'react';
import type { Client } from '@albumen/pay/client';
import type { PayModules } from './load-module.ts';

/** The connection to the gateway. `client` is there when `ready`, `error` when `failed`. */
export interface Pay {
  status: 'loading' | 'ready' | 'failed';
  client: Client | undefined;
  /** A `PayLoadError`, the SDK's error, or whatever `authorization` rejected with. */
  error: unknown;
  gatewayUrl: string;
  /** Tries again after a failure. */
  retry: () => void;
  /**
   * The SDK's own module, for what has no component here.
   * @throws PayLoadError
   */
  load: <Name extends keyof PayModules>(name: Name) => Promise<PayModules[Name]>;
}

export const PayContext = createContext<Pay | undefined>(undefined);

/**
 * The connection that the provider above holds.
 * @throws Error without a provider
 */
export function usePay(): Pay {
  const pay = useContext(PayContext);
  if (!pay) throw new Error('usePay needs a <PayProvider> above it');
  return pay;
}
