import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const marker = 'ALBUMEN_OWN_WORLD';
const programs = ['unshare', 'ip', 'mount', 'nginx', 'pgbouncer', 'openssl'];
const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Why machines can't be shown on this computer; undefined where they can. */
export function whyNotHere(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has network namespaces';
  if (process.getuid?.() !== 0) return 'making network namespaces takes root';
  const missing = programs.filter((name) => !folders.some((at) => existsSync(`${at}/${name}`)));
  if (missing.length > 0) return `${missing.join(', ')} not installed`;
  const attempt = spawnSync('unshare', ['--net', '--mount', '--pid', '--fork', 'true']);
  return attempt.status === 0 ? undefined : 'this computer does not permit network namespaces';
}

/**
 * Runs this program again where it has network, mounts and process ids of its own, and answers how that
 * ended; undefined inside. The system sees no interface, no mount and, once it has ended, no process of it.
 */
export function runInOwnWorld(environment: NodeJS.ProcessEnv): number | undefined {
  if (process.env[marker] !== undefined) return undefined;
  const own = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const [program, ...args] = [process.execPath, ...process.argv.slice(1)];
  // A shell as first process buries those whose parents were killed; the last command would replace it.
  const shell = ['sh', '-c', '"$@"; code=$?; exit $code', 'sh', program, ...args];
  const { status } = spawnSync('unshare', [...own, ...shell], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, [marker]: '1' },
  });
  return status ?? 1;
}
