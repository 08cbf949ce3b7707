import { execFile } from 'node:child_process';
import { chown, mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { confine, readableFolders, userOf } from '../confinement.ts';
import type { Workspace } from '../workspace.ts';

const childPath = fileURLToPath(new URL('./decoder-child.ts', import.meta.url));
const compileCachePath = fileURLToPath(
  new URL('../../../../node_modules/.cache/imaging', import.meta.url),
);

/**
 * The command of a decoder that may write one folder.
 * The image library is native code and needs addons, which is why the rest is up to the confinement.
 */
export function childCommand(writable: string): string[] {
  const reads = [...readableFolders, writable].map((folder) => `--allow-fs-read=${folder}`);
  const permissions = ['--permission', '--allow-addons', ...reads, `--allow-fs-write=${writable}`];
  const limits = ['--expose-gc', '--max-old-space-size=96', '--no-warnings'];
  return [process.execPath, ...limits, ...permissions, childPath];
}

/** Nothing of our environment reaches a process that reads strangers' bytes. */
export function childEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    VIPS_BLOCK_UNTRUSTED: '1',
    // The JPEG decoder's own bound, above what a plan allows.
    JPEGMEM: '260M',
    UV_THREADPOOL_SIZE: '2',
    // Without it every process carries the TypeScript compiler: 16 MB.
    NODE_COMPILE_CACHE: compileCachePath,
    // Without it glibc keeps a pool of memory for each thread.
    MALLOC_ARENA_MAX: '1',
  };
}

/**
 * Fills the cache of compiled code by a process that reads nothing of a stranger: those that do may
 * not write there. Where the folder can't be written, they compile at each start.
 */
export async function fillCompileCache(workspace: Workspace): Promise<void> {
  const user = userOf(workspace.confinement);
  const uid = user?.uid ?? (workspace.confinement === 'namespaces' ? 0 : process.getuid?.());
  try {
    await mkdir(compileCachePath, { recursive: true });
    const caches = await readdir(compileCachePath);
    const isFilled = (name: string) => name.startsWith(process.version) && name.endsWith(`-${uid}`);
    if (caches.some(isFilled)) return;
    if (user !== undefined) await chown(compileCachePath, user.uid, user.gid);
    const folder = { ...workspace, work: compileCachePath };
    const [program = '', ...args] = confine(
      workspace.confinement,
      folder,
      childCommand(compileCachePath),
    );
    await promisify(execFile)(program, args, { env: childEnvironment() });
  } catch {
    // Only time and memory are lost.
  }
}
