import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@albumen/server-kit/free-port';
import { openLocalFileStore, type LocalFileStore } from '@albumen/file-store/local';
import { openDatabase } from '@albumen/server-kit/database';
import { startSupervisor, type Supervisor } from '@albumen/server-kit/supervisor';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../apps/store/src/db/tables.ts';
import { fileSecrets } from '../../../apps/store/src/secrets.ts';
import { loadSettings } from '../../../apps/store/src/settings.ts';
import { startDatabase } from '../serve/database.ts';
import { appSecret, newPhotographer, type Photographer } from './photographer.ts';

/** The store as `npm start` runs it: its own database, a supervisor, a web process and a worker. */
export interface RunningStore {
  origin: string;
  db: Kysely<Tables>;
  files: LocalFileStore;
  photographer: Photographer;
  /** Kills the process of this role without a word; answers its id. */
  kill: (role: 'web' | 'worker') => number;
  stop: () => Promise<void>;
}

const root = join(import.meta.dirname, '../../..');
const script = join(root, 'apps/store/src/main.ts');

export async function startStore(log: (line: string) => void): Promise<RunningStore> {
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-kills-'));
  const port = await findFreePort();
  const own = { PORT: String(port), DATA_DIR: dataDir, APP_SECRET: appSecret, LOG_LEVEL: 'warn' };
  const settings = loadSettings(own);
  const database = await startDatabase(settings, log);
  const environment = {
    ...process.env,
    ...own,
    DATABASE_URL: database.url,
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/albumen-compiled'),
  };
  const role = (name: string) => ({ name, processes: 1, script, args: [`--role=${name}`] });
  const supervisor = await startSupervisor({
    host: settings.HOST,
    port,
    roles: [
      { ...role('web'), isListening: true },
      { ...role('worker'), isListening: false },
    ],
    environment,
    log,
    output: log,
  });
  await supervisor.ready;
  const db = openDatabase<Tables>({ connection: database.url, applicationName: 'fault run' });
  return {
    origin: settings.origins.halide,
    db,
    files: await openLocalFileStore({
      root: join(dataDir, 'files'),
      ...fileSecrets({ appSecret }),
    }),
    photographer: await newPhotographer(db),
    kill: (name) => killProcess(supervisor, name),
    stop: async () => {
      await db.destroy();
      await supervisor.stop({ drainMs: 5_000 });
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function killProcess(supervisor: Supervisor, name: string): number {
  const pid = supervisor.processes().find((running) => running.name === name)?.pid;
  if (pid === undefined) return 0;
  process.kill(pid, 'SIGKILL');
  return pid;
}
