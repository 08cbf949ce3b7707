import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptMissing, type Disk, type DiskFile } from '../disk.ts';
import { newName } from '../keys.ts';

/** A file that nobody sees yet. */
export interface TemporaryFile {
  readonly path: string;
  readonly file: DiskFile;
  /** Closes the file and removes its temporary name. What was published stays. */
  discard(): Promise<void>;
}

/** An upload that has written nothing for so long is dead; it reserves no space. */
const reservedForMs = 120_000;

/**
 * The folder of half-written files. Each carries in its name how long it is going to be, so
 * that every process on this disk sees how much space the running uploads have still to fill.
 */
export class TemporaryFiles {
  readonly #disk: Disk;
  readonly #folder: string;
  readonly #keepFreeBytes: number;

  constructor(disk: Disk, folder: string, keepFreeBytes: number) {
    this.#disk = disk;
    this.#folder = folder;
    this.#keepFreeBytes = keepFreeBytes;
  }

  /** Starts a file without asking for space; `sizeBytes` is what it will need, if known. */
  async create(sizeBytes = 0): Promise<TemporaryFile> {
    const path = join(this.#folder, `${newName()}-${sizeBytes}`);
    const file = await this.#disk.createFile(path);
    return { path, file, discard: () => this.#discard(path, file) };
  }

  /**
   * Starts a file if it will fit beside what the other uploads have yet to write; undefined
   * otherwise. It claims first and looks second, so two uploads never get the same space.
   */
  async reserve(sizeBytes: number): Promise<TemporaryFile | undefined> {
    const claim = await this.create(sizeBytes);
    try {
      if ((await this.#spaceBytes()) >= 0) return claim;
    } catch (error) {
      await claim.discard();
      throw error;
    }
    await claim.discard();
    return undefined;
  }

  /** Space for further uploads. */
  async freeBytes(): Promise<number> {
    return Math.max(await this.#spaceBytes(), 0);
  }

  /** Removes files untouched for longer than this; answers how many. */
  async sweep(olderThanMs: number): Promise<number> {
    let count = 0;
    for (const { path, idleMs } of await this.#list()) {
      if (idleMs <= olderThanMs) continue;
      await this.#disk.unlink(path).catch(acceptMissing);
      count += 1;
    }
    return count;
  }

  /** Free bytes of the disk less the reserve and all that is still to be written. */
  async #spaceBytes(): Promise<number> {
    const files = await this.#list();
    const alive = files.filter(({ idleMs }) => idleMs <= reservedForMs);
    const pendingBytes = alive.reduce((sum, file) => sum + file.pendingBytes, 0);
    return (await this.#disk.freeBytes(this.#folder)) - this.#keepFreeBytes - pendingBytes;
  }

  async #list(): Promise<{ path: string; idleMs: number; pendingBytes: number }[]> {
    // The disk writes the time of the system's own clock into its files.
    const now = Date.now();
    const found = [];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const stats = await stat(path).catch(acceptMissing);
      if (stats === undefined) continue;
      const announcedBytes = Number(name.split('-')[1] ?? 0);
      const pendingBytes = Math.max(announcedBytes - stats.size, 0);
      found.push({ path, idleMs: now - stats.mtimeMs, pendingBytes });
    }
    return found;
  }

  async #discard(path: string, file: DiskFile): Promise<void> {
    try {
      await file.close();
    } finally {
      await this.#disk.unlink(path).catch(acceptMissing);
    }
  }
}
