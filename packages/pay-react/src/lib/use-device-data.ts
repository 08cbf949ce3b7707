import { useCallback, useEffect, useRef } from 'react';
import { usePay } from './pay-context.ts';

/** A payment does not wait longer than this for device data. */
const timeoutMs = 2000;

/** Gives what is known of the device; undefined when nothing could be collected. */
export type ReadDeviceData = () => Promise<string | undefined>;

/**
 * Collects device data for the connection above as soon as that is ready; to be sent to the server
 * beside the nonce. A collection that fails is none: nobody is kept from paying by it.
 * @throws Error without a provider
 */
export function useDeviceData(): ReadDeviceData {
  const { client, load } = usePay();
  const collecting = useRef<Promise<string | undefined> | undefined>(undefined);
  useEffect(() => {
    if (!client) return undefined;
    const collector = load('dataCollector').then(({ create }) => create({ client }));
    collecting.current = collector.then(({ deviceData }) => deviceData).catch(() => undefined);
    return () => {
      collecting.current = undefined;
      collector.then((it) => it.teardown()).catch(() => undefined);
    };
  }, [client, load]);
  return useCallback(async () => {
    const enough = new Promise<undefined>((resolve) => {
      setTimeout(resolve, timeoutMs);
    });
    return Promise.race([collecting.current, enough]);
  }, []);
}
