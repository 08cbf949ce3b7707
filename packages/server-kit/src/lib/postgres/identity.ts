import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A system account. PostgreSQL refuses to run as root, so root runs it as one of these. */
export interface Identity {
  uid: number;
  gid: number;
}

/** Accounts to fall back on, best first: one made for PostgreSQL, then the one for nobody. */
const fallbackAccounts = ['postgres', '_postgres', 'nobody'];

/**
 * The account PostgreSQL shall run as, or `undefined` for the account of this process.
 * Only root needs another one. An owner that the folders already have is kept, so that the choice
 * stays the same at every start.
 */
export async function chooseIdentity(folders: readonly string[]): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const folder of folders) {
    const owner = await stat(folder).catch(() => undefined);
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  return fallbackAccount(await readFile('/etc/passwd', 'utf8'));
}

function fallbackAccount(passwd: string): Identity {
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  for (const wanted of fallbackAccounts) {
    const [, , uid, gid] = accounts.find(([name]) => name === wanted) ?? [];
    if (uid && gid) return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and this system has no account "postgres" or "nobody". ' +
      'Start Albumen as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether the account may pass through every folder above `path`, judged by owner, group and mode. */
export async function canReach(path: string, { uid, gid }: Identity): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid: owner, gid: group } = await stat(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
