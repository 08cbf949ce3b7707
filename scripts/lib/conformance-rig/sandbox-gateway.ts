import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import type { DemoMerchant } from '../../../apps/gateway/src/modules/merchants/seed.ts';
import { loadSettings } from '../../../apps/gateway/src/settings.ts';
import { findFreePort } from '@albumen/server-kit/free-port';
import { buildPay } from '../serve/build-pages.ts';
import { startGateway } from '../serve/gateway.ts';
import { openMerchantTools, type MerchantTools } from './merchant-tools.ts';

/** A gateway as `npm start` runs it, with a database of its own. */
export interface SandboxGateway extends AsyncDisposable {
  origin: string;
  databaseUrl: string;
  merchant: DemoMerchant;
  tools: MerchantTools;
  /** What its processes printed, line by line. */
  output: readonly string[];
}

const root = join(import.meta.dirname, '../../..');
const quiet = (): void => undefined;

/** Builds the SDK when it is stale, and starts a gateway with it on a free port; `more` changes its settings. */
export async function startSandboxGateway(
  more: Readonly<Record<string, string>> = {},
): Promise<SandboxGateway> {
  await buildPay(root, quiet);
  await using started = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'albumen-sandbox-'));
  started.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbeddedPostgres({ dataDir, log: quiet });
  started.defer(() => server.stop());
  const databaseUrl = connectionUrl(server.connection);
  const environment = {
    DATA_DIR: dataDir,
    GATEWAY_PORT: String(await findFreePort()),
    LOG_LEVEL: 'silent',
    ...more,
  };
  const settings = loadSettings(environment);
  const output: string[] = [];
  const { supervisor, merchant } = await startGateway({
    settings,
    databaseUrl,
    environment,
    log: (line) => output.push(line),
  });
  started.defer(() => supervisor.stop({ drainMs: 1_000 }));
  await supervisor.ready;
  const { origin } = settings;
  const tools = openMerchantTools(origin, merchant);
  const all = started.move();
  return {
    origin,
    databaseUrl,
    merchant,
    tools,
    output,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
