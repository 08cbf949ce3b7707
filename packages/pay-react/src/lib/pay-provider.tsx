import type { Client } from '@albumen/pay/client';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  loadModule,
  newestBuild,
  type Integrity,
  type PayModules,
  type Release,
} from './load-module.ts';
import { PayContext, type Pay } from './pay-context.ts';
import { PayFailure } from './pay-failure.ts';
import { useLatest } from './use-latest.ts';

interface ProviderProps {
  /** Origin of the gateway, which serves the SDK's scripts. */
  gatewayUrl: string;
  /**
   * Tokenization key, client token, or a function that fetches one; another text connects anew, a
   * function is asked once and at each retry.
   */
  authorization: string | (() => Promise<string>);
  /** Readable scripts and frames. */
  debug?: boolean;
  /** The connection failed: a wrong key, no gateway, another hash, or what `authorization` threw. */
  onError?: (failure: PayFailure) => void;
  children: ReactNode;
}

interface OfRelease {
  /**
   * `release` of `@albumen/pay/release`: the page stays with these scripts when the gateway gets newer
   * ones.
   */
  release: Release;
  integrity?: never;
}

interface OfNewestBuild {
  release?: never;
  /**
   * `sri.json` of the build that the gateway has now. A newer one is refused, and so is a script that is
   * not in it.
   */
  integrity: Integrity;
}

export type PayProviderProps = ProviderProps & (OfRelease | OfNewestBuild);

interface Connection {
  /** What it was opened for; another one is not there yet. */
  purpose: object;
  status: Pay['status'];
  client?: Client;
  error?: unknown;
}

const connecting: Connection = { purpose: {}, status: 'loading' };

/**
 * Loads the SDK and opens a client for everything below. The SDK keeps one client per authorization
 * for the whole page, so it is left open when the provider goes.
 */
export function PayProvider(props: PayProviderProps) {
  const { gatewayUrl, authorization, debug: isDebug = false, onError, children } = props;
  const { name, integrity } =
    props.release === undefined ? { name: newestBuild, integrity: props.integrity } : props.release;
  const [opened, setOpened] = useState(connecting);
  const [attempt, setAttempt] = useState(0);

  const open = useLatest(async (signal: AbortSignal): Promise<Client> => {
    const source = { gatewayUrl, release: { name, integrity }, isDebug };
    // StrictMode ends its first mount in this same turn: nothing was asked for by then.
    await Promise.resolve();
    signal.throwIfAborted();
    const [client, token] = await Promise.all([
      loadModule('client', source),
      typeof authorization === 'string' ? authorization : authorization(),
    ]);
    signal.throwIfAborted();
    return client.create({ authorization: token, debug: isDebug, signal });
  });

  const reportFailure = useLatest((error: unknown) => onError?.(new PayFailure(error, gatewayUrl)));
  const text = typeof authorization === 'string' ? authorization : undefined;
  // oxlint-disable-next-line react/exhaustive-deps -- made anew for each of these
  const purpose = useMemo(() => ({}), [gatewayUrl, name, text, isDebug, attempt]);
  useEffect(() => {
    const end = new AbortController();
    const settle = (next: Connection) => {
      if (!end.signal.aborted) setOpened(next);
    };
    open(end.signal).then(
      (client) => settle({ purpose, status: 'ready', client }),
      (error: unknown) => {
        settle({ purpose, status: 'failed', error });
        if (!end.signal.aborted) reportFailure(error);
      },
    );
    return () => end.abort();
  }, [purpose, open, reportFailure]);
  const connection = opened.purpose === purpose ? opened : connecting;

  const load = useCallback(
    <Name extends keyof PayModules>(module: Name) =>
      loadModule(module, { gatewayUrl, release: { name, integrity }, isDebug }),
    [gatewayUrl, name, integrity, isDebug],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const pay = useMemo<Pay>(
    () => ({
      status: connection.status,
      client: connection.client,
      error: connection.error,
      gatewayUrl,
      retry,
      load,
    }),
    [connection, gatewayUrl, retry, load],
  );
  return <PayContext.Provider value={pay}>{children}</PayContext.Provider>;
}
