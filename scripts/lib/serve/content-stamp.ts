import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'data', '.git']);

/** One hash over the names and bytes of everything below the given files and folders. */
export async function hashOf(root: string, inputs: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of await filesBelow(join(root, input))) {
      hash
        .update(`${relative(root, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** What the stamp says of the last build; empty when there was none. */
export function readStamp(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

export async function writeStamp(file: string, hash: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, hash);
}

async function filesBelow(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => (error.code === 'ENOTDIR' ? undefined : []),
  );
  if (!entries) return [path];
  const wanted = entries.filter(({ name }) => !skipped.has(name));
  const names = wanted.map(({ name }) => name).sort();
  return (await Promise.all(names.map((name) => filesBelow(join(path, name))))).flat();
}
