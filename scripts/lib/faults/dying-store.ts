import { join } from 'node:path';
import { startSupervisor, type Supervisor } from '@albumen/server-kit/supervisor';
import { loadSettings } from '../../../apps/store/src/settings.ts';
import { buildPages } from '../serve/build-pages.ts';
import type { Deaths } from './deaths.ts';

export interface DyingStoreOptions {
  /** What its processes find beneath our own environment. */
  environment: NodeJS.ProcessEnv;
  /** How many web processes there are, beside one worker. */
  web: number;
  deaths: Deaths;
}

const root = join(import.meta.dirname, '../../..');

/** The store's processes, all ready, which die as planned and are started anew. */
export async function startDyingStore(options: DyingStoreOptions): Promise<Supervisor> {
  const { environment, web, deaths } = options;
  await buildPages(root, () => undefined);
  const { HOST, PORT } = loadSettings(environment);
  const script = join(root, 'apps/store/src/main.ts');
  const role = (name: string, processes: number) => ({
    name,
    processes,
    script,
    args: [`--role=${name}`],
    isListening: name === 'web',
  });
  const store = await startSupervisor({
    host: HOST,
    port: PORT,
    roles: [role('web', web), role('worker', 1)],
    environment: { ...process.env, ...environment, NODE_ENV: 'test', ...deaths.environment },
    log: () => undefined,
    output: deaths.count,
  });
  await store.ready;
  return store;
}
