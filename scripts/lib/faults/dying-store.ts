import { join } from 'node:path';
import { startSupervisor, type Supervisor } from '@albumen/server-kit/supervisor';
import { loadSettings } from '../../../apps/store/src/settings.ts';
import type { Deaths } from './deaths.ts';

export interface DyingStoreOptions {
  /** Of its processes, beneath our own. */
  environment: NodeJS.ProcessEnv;
  /** How many web processes there are, beside one worker. */
  web: number;
  deaths: Deaths;
}

/** The store's processes, which die as planned and are started anew. */
export function startDyingStore(options: DyingStoreOptions): Promise<Supervisor> {
  const { environment, web, deaths } = options;
  const { HOST, PORT } = loadSettings(environment);
  const script = join(import.meta.dirname, '../../../apps/store/src/main.ts');
  const role = (name: string, processes: number) => ({
    name,
    processes,
    script,
    args: [`--role=${name}`],
    isListening: name === 'web',
  });
  return startSupervisor({
    host: HOST,
    port: PORT,
    roles: [role('web', web), role('worker', 1)],
    environment: { ...process.env, ...environment, NODE_ENV: 'test', ...deaths.environment },
    log: () => undefined,
    output: deaths.count,
  });
}
