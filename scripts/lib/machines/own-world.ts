import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../read-settings.ts';
import { buildPages, buildPay } from '../serve/build-pages.ts';
import { fetchBucket } from './bucket.ts';
import { makeCertificate } from './certificate.ts';

const marker = 'MACHINES_FOLDER';
const programs = ['unshare', 'ip', 'mount', 'nginx', 'pgbouncer', 'openssl'];
const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Why machines can't be shown on this computer; undefined where they can. */
function whyNotHere(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has network namespaces';
  if (process.getuid?.() !== 0) return 'making network namespaces takes root';
  const missing = programs.filter((name) => !folders.some((at) => existsSync(`${at}/${name}`)));
  if (missing.length > 0) return `${missing.join(', ')} not installed`;
  const attempt = spawnSync('unshare', ['--net', '--mount', '--pid', '--fork', 'true']);
  return attempt.status === 0 ? undefined : 'this computer does not permit network namespaces';
}

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
  const reason = whyNotHere();
  if (reason !== undefined) return console.log(`Machines can't be shown here: ${reason}.`);
  await buildPay(root, console.log);
  await buildPages(root, console.log);
  // In there, nothing leads out to Debian's packages.
  await fetchBucket();
  const folder = await mkdtemp(join(tmpdir(), 'albumen-machines-'));
  // A process believes a certificate only from its start on.
  const certificate = makeCertificate(join(folder, 'certificate'));
  process.exitCode = runAgain({ [marker]: folder, NODE_EXTRA_CA_CERTS: certificate });
  await rm(folder, { recursive: true, force: true });
}

function runAgain(environment: NodeJS.ProcessEnv): number {
  const own = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const [program, ...args] = [process.execPath, ...process.argv.slice(1)];
  // A shell as first process buries those whose parents were killed; the last command would replace it.
  const shell = ['sh', '-c', '"$@"; code=$?; exit $code', 'sh', program, ...args];
  const { status } = spawnSync('unshare', [...own, ...shell], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}
