import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openS3FileStore, type S3FileStoreOptions } from '@albumen/file-store/s3';
import type { FileStore } from '@albumen/file-store/file-store';
import { openDatabase } from '@albumen/server-kit/database';
import type { Kysely } from 'kysely';
import { makeBucket } from '../../../packages/file-store/test/s3-server.ts';
import type { Tables } from '../../../apps/store/src/db/tables.ts';
import type { GatewayFacts } from '../serve/greeting.ts';
import { startBucket } from './bucket.ts';
import { startMachineDatabase, type MachineDatabase } from './database.ts';
import { startEdge, type Edge } from './edge.ts';
import { layMachine, type Machine } from './machine.ts';
import { mountSmallDisk } from './small-disk.ts';
import { migrateOnce } from './migrate-once.ts';
import { hosts, layNetwork, type Network } from './network.ts';
import type { Nginx } from './nginx.ts';
import { startProxy } from './proxy.ts';
import type { Relay } from './relay.ts';
import { gatewayFacts, sharedSettings, writeMerchants } from './shared-settings.ts';

/** Three machines behind a proxy and an edge, on one database, one bucket and two gateways. */
export interface Rig {
  folder: string;
  network: Network;
  machines: Readonly<Record<'one' | 'two' | 'three', Machine>>;
  proxy: Nginx;
  edge: Edge;
  bucket: Relay;
  database: MachineDatabase;
  db: Kysely<Tables>;
  files: FileStore;
  origin: string;
  gateway: GatewayFacts;
  /** Settings of every machine. */
  environment: Readonly<Record<string, string>>;
  close: () => Promise<void>;
}

export async function openRig(folder: string): Promise<Rig> {
  const certificate = join(folder, 'certificate');
  const network = layNetwork(folder);
  const { relay: bucket, credentials } = await startBucket();
  const database = await startMachineDatabase(folder);
  const proxy = await startProxy(folder, certificate);
  const edge = await startEdge(folder, certificate);
  const store: S3FileStoreOptions = {
    endpoint: `https://${hosts.photos}`,
    forcePathStyle: true,
    bucket: 'weddings',
    region: 'us-east-1',
    ...credentials,
  };
  await makeBucket(store);
  const merchants = await writeMerchants(folder);
  await mkdir(join(folder, 'lab'));
  const { environment, gatewayEnvironment } = sharedSettings({
    folder,
    store,
    database,
    merchants,
  });
  await migrateOnce(environment);
  await database.prepareRoles();
  await mountSmallDisk(join(folder, 'three'));
  const machines = {
    one: machine('one', ['web', 'worker', 'gateway']),
    two: machine('two', ['web', 'worker', 'gateway']),
    three: machine('three', ['web', 'worker']),
  };
  // One after the other, as whoever starts a fleet does.
  for (const each of Object.values(machines)) await each.boot();
  const db = openDatabase<Tables>({ connection: database.directUrl, applicationName: 'fault run' });
  const files = openS3FileStore(store);
  return {
    folder,
    network,
    machines,
    proxy,
    edge,
    bucket,
    database,
    db,
    files,
    origin: `https://${hosts.halide}`,
    gateway: gatewayFacts,
    environment,
    async close() {
      await Promise.all(Object.values(machines).map((each) => each.kill()));
      files.close();
      await db.destroy();
      await database.stop();
    },
  };

  function machine(place: 'one' | 'two' | 'three', commands: ('web' | 'worker' | 'gateway')[]) {
    const own = { place, folder: join(folder, place), commands };
    return layMachine({ ...own, environment, gatewayEnvironment });
  }
}
