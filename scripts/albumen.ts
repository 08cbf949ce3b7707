/**
 * One part of Albumen on a machine of many: `node scripts/albumen.ts web | worker | gateway | migrate |
 * reseal [gateway] | read-photos`.
 * Builds nothing, starts no database and writes only JSON; docs/operating.md. `npm start` is for one computer.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSupervisor, type Role } from '@albumen/server-kit/supervisor';
import { packsOf } from '../apps/store/src/modules/catalog/catalog.service.ts';
import { loadCatalogs } from '../apps/store/src/modules/catalog/load-catalogs.ts';
import { refuseUnreadyLab } from '../apps/store/src/third-parties/labs/refuse-unready-lab.ts';
import { databaseUrlOf, directUrl } from './lib/commands/database-urls.ts';
import { openJsonLog } from './lib/commands/json-log.ts';
import { migrateAll, refuseUnmigrated, type Program } from './lib/commands/migrate.ts';
import { readPhotos } from './lib/commands/read-photos.ts';
import { reseal } from './lib/commands/reseal.ts';
import { readGatewaySettings, readSettings } from './lib/read-settings.ts';
import { gatewayRoles, seedMerchants } from './lib/serve/gateway.ts';
import { onStopOrder } from './lib/serve/stop-orders.ts';
import { drainMs, processEnvironment, webRole, workerRole } from './lib/serve/store-roles.ts';

const log = openJsonLog((line) => process.stdout.write(`${line}\n`));
const order = Promise.withResolvers<void>();
onStopOrder(() => order.resolve());

const environment = {
  ...processEnvironment,
  // The program's own folder may be read only.
  NODE_COMPILE_CACHE: join(tmpdir(), 'albumen-compiled'),
  ...process.env,
};

interface Running {
  program: Program;
  host: string;
  port: number;
  roles: readonly Role[];
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  async web() {
    const settings = readSettings();
    await run({ ...placeOf(settings), program: 'store', roles: [webRole(settings)] });
  },
  async worker() {
    const settings = readSettings();
    await refuseUnreadyLab(settings, packsOf(await loadCatalogs()));
    await run({ ...placeOf(settings), program: 'store', roles: [workerRole(settings)] });
  },
  async gateway() {
    const settings = readGatewaySettings();
    const url = databaseUrlOf(settings);
    await refuseUnmigrated(directUrl(settings), 'gateway');
    await seedMerchants({ settings, databaseUrl: url, log: log.info });
    const roles = gatewayRoles(settings);
    await run({ program: 'gateway', host: settings.HOST, port: settings.GATEWAY_PORT, roles });
  },
  reseal: () => reseal(process.argv[3], log.info),
  async 'read-photos'() {
    const settings = readSettings();
    const databaseUrl = databaseUrlOf(settings);
    await refuseUnmigrated(directUrl(settings), 'store');
    await readPhotos({ settings, databaseUrl, log: log.info });
  },
  async migrate() {
    const url = directUrl(readSettings());
    await migrateAll(url, readGatewaySettings(), log.info);
    log.info('The database is up to date.');
  },
};

try {
  const command = commands[process.argv[2] ?? ''];
  if (command === undefined) throw new Error(`one of ${Object.keys(commands).join(', ')}, please`);
  await command();
  process.exit(0);
} catch (error) {
  log.fail(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function run({ program, ...where }: Running): Promise<void> {
  await refuseUnmigrated(directUrl(readSettings()), program);
  const supervisor = await startSupervisor({
    ...where,
    environment,
    log: log.info,
    output: log.output,
  });
  try {
    await Promise.race([supervisor.ready, order.promise]);
    log.info('ready');
    await order.promise;
    log.info('stopping: running requests and jobs get up to 30 seconds to finish');
  } finally {
    await supervisor.stop({ drainMs });
  }
}

function placeOf({ HOST: host, PORT: port }: { HOST: string; PORT: number }) {
  return { host, port };
}
