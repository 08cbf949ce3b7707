import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Namespace = 'net' | 'mount' | 'pid';

const folders = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin'];

/** Why this computer can't give a program these namespaces and other programs; undefined where it can. */
export function whyNotHere(
  namespaces: readonly Namespace[],
  programs: readonly string[],
): string | undefined {
  if (process.platform !== 'linux') return 'only Linux has namespaces';
  if (process.getuid?.() !== 0) return 'making namespaces takes root';
  const missing = ['unshare', ...programs].filter(
    (name) => !folders.some((at) => existsSync(`${at}/${name}`)),
  );
  if (missing.length > 0) return `${missing.join(', ')} not installed`;
  const attempt = spawnSync('unshare', [...flagsOf(namespaces), 'true']);
  return attempt.status === 0 ? undefined : 'this computer does not permit namespaces';
}

/** Runs this program once more, in namespaces of its own; answers its exit code. */
export function runAgain(namespaces: readonly Namespace[], environment: NodeJS.ProcessEnv): number {
  const [program, ...args] = [process.execPath, ...process.argv.slice(1)];
  // A shell as first process buries those whose parents were killed; the last command would replace it.
  const shell = ['sh', '-c', '"$@"; code=$?; exit $code', 'sh', program, ...args];
  const { status } = spawnSync('unshare', [...flagsOf(namespaces), ...shell], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

function flagsOf(namespaces: readonly Namespace[]): string[] {
  const own = namespaces.map((name) => `--${name}`);
  return [...own, '--fork', '--kill-child', '--mount-proc'];
}
