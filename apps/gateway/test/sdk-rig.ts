import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import { afterAll } from 'vitest';
import { startTestGateway } from './test-gateway.ts';

interface RigOptions {
  /** Answers with the merchant's pages; gets the gateway's origin. */
  pages: (gateway: string) => RequestListener;
  poolSize?: number;
  /** Its build is changed by the test, and shared with no other. */
  hasOwnBuild?: boolean;
}

/** The real gateway with today's SDK, a merchant's server on `port`, and a browser. */
export async function openSdkRig({ pages, hasOwnBuild = false, ...options }: RigOptions) {
  const payDist = await (hasOwnBuild ? buildSdk() : (built ??= buildSdk()));
  const gateway = await startTestGateway({ payDist, ...options });
  // A real server: what a test serves by itself counts as remote and may not load from loopback.
  const server = createServer(pages(gateway.origin));
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  const browser = await sharedChromium(['--site-per-process']);
  afterAll(async () => {
    await closePages(browser);
    server.closeAllConnections();
    server.close();
  });
  return { gateway, port, browser, payDist };
}

/** The other files of a process use the same build, which goes with the process. */
let built: Promise<string> | undefined;

async function buildSdk(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-sdk-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const payDist = join(folder, 'dist');
  const build = join(import.meta.dirname, '../../../packages/pay/scripts/build.ts');
  await promisify(execFile)(process.execPath, [build, '--out', payDist]);
  return payDist;
}
