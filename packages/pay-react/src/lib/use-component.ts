import type { Client } from '@albumen/pay/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePay, type Pay } from './pay-context.ts';
import { useLatest } from './use-latest.ts';

/** Opens a component of the SDK for the connection above; ends when `signal` does. */
export type OpenComponent<Component> = (
  client: Client,
  signal: AbortSignal,
  load: Pay['load'],
) => Promise<Component>;

/** How far a component of the SDK is. */
export interface ComponentState {
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  /** Tries again after a failure. */
  retry: () => void;
}

/** A component of the SDK that lives as long as the React component that asked for it. */
export interface LivingComponent<Component> extends ComponentState {
  /** There when `ready`. */
  component: Component | undefined;
  /** A call is under way. */
  isBusy: boolean;
  /**
   * Calls a method; synchronously, so that it may open a window within a click.
   * @throws Error before it is ready; then as the method itself
   */
  call: <Result>(method: (component: Component) => Promise<Result>) => Promise<Result>;
}

interface Made<Component> {
  /** What it was made for; another one is not there yet. */
  purpose: object;
  component?: Component;
  error?: unknown;
}

const nothing = { purpose: {} };

/**
 * Makes a component ready as soon as the provider above is, and takes it away with the caller.
 * @param name for the message of a call that comes too early
 * @throws Error without a provider
 */
export function useComponent<Component extends { teardown(): Promise<unknown> }>(
  name: string,
  openOne: OpenComponent<Component>,
): LivingComponent<Component> {
  const pay = usePay();
  const [made, setMade] = useState<Made<Component>>(nothing);
  const [attempt, setAttempt] = useState(0);
  const [callCount, setCallCount] = useState(0);

  const open = useLatest(async (signal: AbortSignal): Promise<Component | undefined> => {
    const { client, load } = pay;
    // StrictMode ends its first mount in this same turn.
    await Promise.resolve();
    signal.throwIfAborted();
    return client && openOne(client, signal, load);
  });
  // oxlint-disable-next-line react/exhaustive-deps -- made anew for each of these
  const purpose = useMemo(() => ({}), [pay.client, attempt]);
  useEffect(() => {
    const end = new AbortController();
    let component: Component | undefined;
    open(end.signal).then(
      (opened) => {
        if (end.signal.aborted) return opened?.teardown();
        component = opened;
        if (component) setMade({ purpose, component });
      },
      (error: unknown) => {
        if (!end.signal.aborted) setMade({ purpose, error });
      },
    );
    return () => {
      end.abort();
      if (!component) return;
      void component.teardown();
      // A hidden <Activity> and Fast Refresh end effects and keep state: nobody may find it there.
      setMade(nothing);
    };
  }, [purpose, open]);

  const { component, error } = made.purpose === purpose ? made : {};
  const call = useCallback(
    async <Result>(method: (ready: Component) => Promise<Result>): Promise<Result> => {
      if (!component) throw new Error(`${name} not ready yet`);
      setCallCount((count) => count + 1);
      try {
        return await method(component);
      } finally {
        setCallCount((count) => count - 1);
      }
    },
    [component, name],
  );
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const failure = pay.status === 'failed' ? pay.error : error;
  const status = failure === undefined ? (component ? 'ready' : 'loading') : 'failed';
  return { component, status, error: failure, retry, isBusy: callCount > 0, call };
}
