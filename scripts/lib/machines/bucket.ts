import { join } from 'node:path';
import { credentials } from '../../swift/configuration.ts';
import { unpackSwift } from '../../swift/debian-packages.ts';
import { startSwift } from '../../swift/server.ts';
import { root } from '../read-settings.ts';
import { addresses } from './network.ts';
import { startRelay, type Relay } from './relay.ts';

/** Unpacks Debian's Swift where that has not been done yet. */
export const fetchBucket = () => unpackSwift(join(root, '.cache/swift'));

/** Swift's S3 interface behind a relay that can refuse. */
export async function startBucket(): Promise<{ relay: Relay; credentials: typeof credentials }> {
  const env = await fetchBucket();
  const { endpoint } = await startSwift(env, new AbortController().signal);
  const { hostname: host, port } = new URL(endpoint);
  const relay = await startRelay(
    { host: addresses.here, port: 9000 },
    { host, port: Number(port) },
  );
  return { relay, credentials };
}
