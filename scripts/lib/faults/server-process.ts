import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The first process of the database server on a data folder; undefined between two servers. */
export async function serverProcess(dataDir: string): Promise<number | undefined> {
  const file = join(dataDir, 'postgres/postmaster.pid');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  const [pid = ''] = text.split('\n');
  return pid === '' ? undefined : Number(pid);
}
