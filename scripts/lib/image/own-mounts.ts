import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAgain, whyNotHere } from '../own-namespaces.ts';

const marker = 'IMAGE_FOLDER';
const namespaces = ['mount', 'pid'] as const;
const programs = ['mount', 'chroot', 'setpriv', 'debootstrap'];

/** Runs this program where it has mounts and process ids of its own, with a folder that is removed at the end. */
export async function withOwnMounts(show: (folder: string) => Promise<void>): Promise<void> {
  const given = process.env[marker];
  if (given !== undefined) {
    await show(given);
    process.exit();
  }
  const reason = whyNotHere(namespaces, programs);
  if (reason !== undefined) return console.log(`The image can't be shown here: ${reason}.`);
  const folder = await mkdtemp(join(tmpdir(), 'albumen-image-'));
  // PostgreSQL gives up root's rights and finds its own folder below it.
  await chmod(folder, 0o711);
  process.exitCode = runAgain(namespaces, { [marker]: folder });
  await rm(folder, { recursive: true, force: true });
}
