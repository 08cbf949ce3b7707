import { readdir } from 'node:fs/promises';

/** Nothing is ever written over. */
export async function refuseUnlessEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (entries.length > 0) throw new Error(`${folder} is not empty; choose another folder.`);
}
