import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * What keeps a process that reads strangers' bytes from the rest of the machine, strongest first:
 * - `namespaces` (Linux): no network, a root folder with nothing but the program's code to read and
 *   one folder to write, no capabilities, no way to new ones, and another user where we are root;
 * - `no-new-privileges` (Linux where a container forbids the first): no capabilities, no new ones;
 * - `none`: what Node's permission model and the image library's own block hold back.
 */
export type Confinement = 'namespaces' | 'no-new-privileges' | 'none';

/** A user that owns nothing. */
export interface DecoderUser {
  readonly uid: number;
  readonly gid: number;
}

/** A folder of ours in which confined processes work. */
export interface ConfinedFolder {
  /** Where they read and write. */
  readonly work: string;
  /** An empty folder that becomes their root. */
  readonly root: string;
}

const run = promisify(execFile);
const script = fileURLToPath(new URL('./lib/confinement/confine.sh', import.meta.url));
const project = fileURLToPath(new URL('../../..', import.meta.url));
/** Where the program's code lies; settings, secrets and data lie beside it, not in it. */
export const readableFolders = ['packages', 'apps', 'node_modules'].map((folder) =>
  join(project, folder),
);
const systemFolders = ['/usr', '/bin', '/sbin', '/lib', '/lib64'];
const withoutCapabilities = ['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all'];
const nobody: DecoderUser = { uid: 65_534, gid: 65_534 };

/** Whom confined processes run as where that is not ourselves; only root can choose. */
export function userOf(confinement: Confinement): DecoderUser | undefined {
  return confinement === 'namespaces' && process.getuid?.() === 0 ? nobody : undefined;
}

function nodeFolder(): readonly string[] {
  const folder = dirname(process.execPath);
  const isShown = [...systemFolders, ...readableFolders].some((shown) =>
    folder.startsWith(`${shown}/`),
  );
  return isShown ? [] : [folder];
}

function inNamespaces({ work, root }: ConfinedFolder, command: readonly string[]): string[] {
  const user = userOf('namespaces');
  const identity = user ? `--reuid=${user.uid} --regid=${user.gid} --clear-groups` : '';
  const rights = user ? [] : ['--user', '--map-root-user'];
  const spaces = [...rights, '--net', '--mount', '--ipc', '--propagation', 'private'];
  const start = ['unshare', ...spaces, '--', '/bin/sh', script, root, work, identity];
  return [...start, ...readableFolders, ...nodeFolder(), '--', ...command];
}

/** The command that runs `command` confined. */
export function confine(
  confinement: Confinement,
  folder: ConfinedFolder,
  command: readonly string[],
): string[] {
  if (confinement === 'namespaces') return inNamespaces(folder, command);
  if (confinement === 'none') return [...command];
  return ['setpriv', ...withoutCapabilities, '--', ...command];
}

async function canConfine(confinement: Confinement, folder: ConfinedFolder): Promise<boolean> {
  // A mode or a mount may hide our own code from another user, so it is read, too.
  const trial = ['/bin/sh', '-c', '"$0" --version && cat "$1"', process.execPath, script];
  const [program = '', ...args] = confine(confinement, folder, trial);
  return run(program, args).then(
    () => true,
    () => false,
  );
}

/** The strongest confinement that this machine allows, found by trying. */
export async function findConfinement(folder: ConfinedFolder): Promise<Confinement> {
  if (process.platform !== 'linux') return 'none';
  for (const confinement of ['namespaces', 'no-new-privileges'] as const) {
    if (await canConfine(confinement, folder)) return confinement;
  }
  return 'none';
}
