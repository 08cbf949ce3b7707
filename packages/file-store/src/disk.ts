import {
  link,
  mkdir,
  open,
  rename,
  statfs,
  unlink,
  writeFile,
  type FileHandle,
} from 'node:fs/promises';

/** A file being written. */
export interface DiskFile {
  /** Appends all of the parts. */
  write(parts: readonly Uint8Array[]): Promise<void>;
  /** Returns once the bytes are safe from a power loss. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The calls by which the local store changes a disk: a seam where tests make them fail. */
export interface Disk {
  /** Creates a file for writing; rejects with EEXIST when there is one. */
  createFile(path: string): Promise<DiskFile>;
  /** Writes a small file without any promise to survive a power loss. */
  writeCache(path: string, text: string): Promise<void>;
  /** Gives a file a second name; rejects with EEXIST when the name is taken. */
  link(path: string, newPath: string): Promise<void>;
  /** Renames a file, replacing one of that name. */
  rename(path: string, newPath: string): Promise<void>;
  unlink(path: string): Promise<void>;
  /** Creates one folder; rejects with EEXIST when it is there. */
  makeFolder(path: string): Promise<void>;
  /** Returns once the names in a folder are safe from a power loss. */
  syncFolder(path: string): Promise<void>;
  /** Bytes that an unprivileged process may still write. */
  freeBytes(path: string): Promise<number>;
}

/** The real disk. */
export const nodeDisk: Disk = {
  createFile,
  link,
  rename,
  unlink,
  syncFolder,
  writeCache: (path, text) => writeFile(path, text, { mode: 0o600 }),
  makeFolder: (path) => mkdir(path, { mode: 0o700 }),
  async freeBytes(path) {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  },
};

async function createFile(path: string): Promise<DiskFile> {
  const handle = await open(path, 'wx', 0o600);
  return {
    write: (parts) => appendAll(handle, parts),
    sync: () => handle.datasync(),
    close: () => handle.close(),
  };
}

/** A short write is gone on with, which tells what is wrong. */
async function appendAll(handle: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  const { bytesWritten } = await handle.writev(parts);
  const left = parts.reduce((sum, { length }) => sum + length, -bytesWritten);
  if (left > 0) await handle.writeFile(Buffer.concat(parts).subarray(bytesWritten));
}

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The system's code of an error (`ENOENT`, `ENOSPC`, …), undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Handles a rejection where a file may be gone: it gives undefined then, and throws all else again. */
export function acceptMissing(error: unknown): undefined {
  if (errorCode(error) !== 'ENOENT') throw error;
}
