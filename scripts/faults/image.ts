/**
 * The Dockerfile's steps, done in plain root folders where no container engine is: a Debian of its own, the
 * stages over it, and of the last one the commands as `compose.yaml` starts them, without rights and without a
 * place to write but `/tmp` and `/data`. Needs Linux, root, debootstrap and a way to the packages.
 */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@albumen/server-kit/free-port';
import { connectionUrl } from '@albumen/server-kit/database-connection';
import { startEmbeddedPostgres } from '@albumen/server-kit/embedded-postgres';
import { sayVerdict } from '../lib/faults/verdict.ts';
import { buildImage } from '../lib/image/build-image.ts';
import { sealImage, start } from '../lib/image/container.ts';
import { withOwnMounts } from '../lib/image/own-mounts.ts';
import { nodeUser } from '../lib/image/root-folders.ts';
import { descendantsOf } from '../lib/process-tree.ts';
import { root } from '../lib/read-settings.ts';

/** What only those who change the program need. */
const tools = ['typescript', 'vite', 'vitest', '@playwright/test', 'knip', '@embedded-postgres'];
const readyWithinMs = 120_000;

await withOwnMounts(async (folder) => {
  const image = buildImage(root, folder);
  sealImage(image, join(folder, 'data'));
  const toolsInside = tools.filter((name) =>
    existsSync(join(image.root, image.workdir, 'node_modules', name)),
  );
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => undefined,
    transport: 'tcp',
  });
  const [PORT, GATEWAY_PORT] = [await findFreePort(), await findFreePort()].map(String);
  const settings = {
    DATABASE_URL: connectionUrl(postgres.connection),
    APP_SECRET: 'the secret of this image, 32 characters or more',
    GATEWAY_SECRET: 'the secret of its gateway, 32 characters or more',
    // A shop of this computer: one for everybody needs mail, providers and certificates.
    HOST: '127.0.0.1',
    PORT: PORT ?? '',
    GATEWAY_PORT: GATEWAY_PORT ?? '',
    GATEWAY_URL: `http://127.0.0.1:${GATEWAY_PORT}`,
  };

  const migrate = start(image, 'migrate', settings);
  await once(migrate.process, 'exit');
  const web = start(image, 'web', settings);
  const worker = start(image, 'worker', settings);
  const gateway = start(image, 'gateway', settings);
  const origin = `http://127.0.0.1:${PORT}`;
  const isReady = await comesUp(`${origin}/ready`);
  const isGatewayReady = await comesUp(`http://127.0.0.1:${GATEWAY_PORT}/ready`);
  const page = isReady ? await fetch(origin).then((reply) => reply.text()) : '';
  const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '/none';
  const hasScript = isReady && (await fetch(origin + script)).ok;
  const users = new Set((await descendantsOf(web.process.pid ?? 0)).map(userOf));
  const isWorking = worker.process.exitCode === null;
  const codes = await Promise.all([web, worker, gateway].map((one) => one.stop()));
  await postgres.stop();

  const findings = {
    'tools of development inside': toolsInside.length,
    'migrated with': migrate.process.exitCode ?? -1,
    'the shop is ready': isReady,
    'the gateway is ready': isGatewayReady,
    'a page and its script come': hasScript,
    works: isWorking,
    'users of the processes': users.size,
    'ended badly': codes.filter((code) => code !== 0).length,
  };
  sayVerdict({
    ...findings,
    isPassed:
      toolsInside.length === 0 &&
      migrate.process.exitCode === 0 &&
      [isReady, isGatewayReady, hasScript, isWorking].every(Boolean) &&
      users.size === 1 &&
      users.has(String(nodeUser)) &&
      codes.every((code) => code === 0),
  });
});

async function comesUp(address: string): Promise<boolean> {
  const givesUpAt = performance.now() + readyWithinMs;
  while (performance.now() < givesUpAt) {
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return true;
    await sleep(200);
  }
  return false;
}

/** The number of the user under whom a process runs. */
function userOf(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return /^Uid:\s+(\d+)/m.exec(status)?.[1] ?? '';
}
