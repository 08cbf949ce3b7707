import { join } from 'node:path';
import type { Role } from '@albumen/server-kit/supervisor';
import type { Settings } from '../../../apps/store/src/settings.ts';
import { root } from '../read-settings.ts';

const script = join(root, 'apps/store/src/main.ts');

/** The processes that answer visitors. */
export function webRole({ WEB_PROCESSES: processes }: Settings): Role {
  return { name: 'web', processes, script, args: ['--role=web'], isListening: true };
}

/** The processes that work on jobs. */
export function workerRole({ WORKER_PROCESSES: processes }: Settings): Role {
  return { name: 'worker', processes, script, args: ['--role=worker'], isListening: false };
}

/** What every process of store and gateway finds beneath our own environment. */
export const processEnvironment = {
  NODE_ENV: 'production',
  // Compiled modules are kept, so that a replaced process serves sooner.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/albumen-compiled'),
  VIPS_BLOCK_UNTRUSTED: '1',
};

/** How long running requests and jobs get to finish. */
export const drainMs = 30_000;
