import { constants } from 'node:fs';
import { chmod, chown, copyFile, mkdir, mkdtemp, open, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import {
  findConfinement,
  userOf,
  type ConfinedFolder,
  type Confinement,
  type DecoderUser,
} from './confinement.ts';

/** Where decoders work: they see nothing of the disk but this. */
export interface Workspace extends ConfinedFolder {
  readonly confinement: Confinement;
  /** Runs `use` with a folder for one job, which is gone afterwards. */
  withJobFolder<Result>(use: (folder: JobFolder) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

/** One job's folder, which its decoder may write. */
export interface JobFolder {
  readonly path: string;
  /** Puts a copy of a file in, so that what a decoder does to it harms nobody; answers its path. */
  bring(source: string, name?: string): Promise<string>;
  /** Takes a file out that a decoder made; anything but a plain file of this folder is refused. */
  fetch(name: string, target: string): Promise<void>;
}

const prefix = 'albumen-decoders-';

async function own(path: string, user: DecoderUser | undefined): Promise<void> {
  if (user !== undefined) await chown(path, user.uid, user.gid);
}

/** A decoder may have put a link to somewhere else in place of its picture: links are not followed. */
async function fetchFile(source: string, target: string): Promise<void> {
  const file = await open(source, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) throw new Error(`${basename(source)} is no plain file`);
    const copy = await open(target, 'w');
    await copy.writeFile(file.createReadStream({ autoClose: false })).finally(() => copy.close());
  } finally {
    await file.close();
  }
}

async function makeJobFolder(work: string, user: DecoderUser | undefined): Promise<JobFolder> {
  const path = await mkdtemp(join(work, 'job-'));
  await own(path, user);
  return {
    path,
    bring: async (source, name = 'original') => {
      const copy = join(path, name);
      await copyFile(source, copy, constants.COPYFILE_FICLONE);
      await own(copy, user);
      return copy;
    },
    fetch: async (name, target) => {
      if (basename(name) !== name) throw new Error('a decoder named a file of another folder');
      await fetchFile(join(path, name), target);
    },
  };
}

/** Makes a workspace below the system's folder for temporary files. */
export async function openWorkspace(): Promise<Workspace> {
  const home = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  const folder = { work: join(home, 'work'), root: join(home, 'root') };
  await mkdir(folder.work);
  await mkdir(folder.root);
  const confinement = await findConfinement(folder);
  const user = userOf(confinement);
  // Another user passes through to its own folders and lists none.
  if (user !== undefined) await chmod(folder.work, 0o711);
  return {
    ...folder,
    confinement,
    withJobFolder: async (use) => {
      const job = await makeJobFolder(folder.work, user);
      return use(job).finally(() => rm(job.path, { recursive: true, force: true }));
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes the workspaces of processes that were killed. */
export async function sweepWorkspaces(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length).split('-')[0]);
    if (!isRunning(pid)) await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}
