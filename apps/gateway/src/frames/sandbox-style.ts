import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const shared = join(import.meta.dirname, 'sandbox.css');

/** The style sheet of a house in the sandbox, upon the rules that all of them share. */
export async function sandboxStyle(file: string): Promise<Buffer> {
  return Buffer.concat(await Promise.all([readFile(shared), readFile(file)]));
}
