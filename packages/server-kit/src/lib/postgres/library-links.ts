import { lstat, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface Link {
  /** Both relative to the package, as in `native/lib/libpq.so.5`. */
  source: string;
  target: string;
}

/**
 * npm packages cannot hold symbolic links. The platform package lists those its libraries need and
 * makes them in an install script; where that script was not allowed to run, this does its work.
 * Answers whether all links are there: not so when the folder is read-only.
 */
export async function restoreLinks(native: string): Promise<boolean> {
  for (const { source, target } of await readLinks(native)) {
    const link = join(native, '..', target);
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    );
    if (!isThere && !(await makeLink(relative(dirname(target), source), link))) return false;
  }
  return true;
}

async function readLinks(native: string): Promise<readonly Link[]> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly Link[];
}

function makeLink(to: string, link: string): Promise<boolean> {
  return symlink(to, link).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
  );
}
