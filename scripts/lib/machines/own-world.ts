import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAgain, whyNotHere } from '../own-namespaces.ts';
import { root } from '../read-settings.ts';
import { buildPages, buildPay } from '../serve/build-pages.ts';
import { fetchBucket } from './bucket.ts';
import { makeCertificate } from './certificate.ts';

const marker = 'MACHINES_FOLDER';
const namespaces = ['net', 'mount', 'pid'] as const;
const programs = ['ip', 'mount', 'nginx', 'pgbouncer', 'openssl'];

/**
 * Runs this program where it has network, mounts and process ids of its own, with a folder that is removed at
 * the end. The system sees no interface, no mount and, once it has ended, no process of it.
 */
export async function inOwnWorld(show: (folder: string) => Promise<void>): Promise<void> {
  const given = process.env[marker];
  if (given !== undefined) {
    await show(given);
    process.exit();
  }
  const reason = whyNotHere(namespaces, programs);
  if (reason !== undefined) return console.log(`Machines can't be shown here: ${reason}.`);
  await buildPay(root, console.log);
  await buildPages(root, console.log);
  // In there, nothing leads out to Debian's packages.
  await fetchBucket();
  const folder = await mkdtemp(join(tmpdir(), 'albumen-machines-'));
  // A process believes a certificate only from its start on.
  const certificate = makeCertificate(join(folder, 'certificate'));
  process.exitCode = runAgain(namespaces, { [marker]: folder, NODE_EXTRA_CA_CERTS: certificate });
  await rm(folder, { recursive: true, force: true });
}
