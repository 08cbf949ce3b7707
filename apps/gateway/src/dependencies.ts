import type { Jobs } from '@albumen/server-kit/jobs';
import type { Metrics } from '@albumen/server-kit/metrics';
import type { Kysely } from 'kysely';
import type { Clock } from './clock.ts';
import type { Tables } from './db/tables.ts';
import type { PayFiles } from './frames/pay-files.ts';
import type { Sealer } from './sealer.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import type { World } from './world-port/world.ts';

/** Everything the app is made of: a plain object, wired once in `wire.ts` or by a test. */
export interface Dependencies {
  settings: Settings;
  secrets: Secrets;
  db: Kysely<Tables>;
  jobs: Jobs;
  /** Keeps card numbers and private keys unreadable at rest. */
  sealer: Sealer;
  /** The SDK's scripts and the scripts of its frames. */
  payFiles: PayFiles;
  /** Whom the gateway asks outside, and where it sends payers. */
  world: World;
  /** What this process measures of itself; undefined where nobody asks. */
  metrics: Metrics | undefined;
  /** The real time; of a merchant ask `timeOf`. */
  clock: Clock;
}
