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

/** What was free so lately is believed where it is that much more than is asked for. */
const believedForMs = 1_000;
const spareBytes = 1_073_741_824;

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
  #seen = { leastBytes: 0, at: -Infinity };

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
      if ((await this.#spaceBytes(0)) >= 0) return claim;
    } catch (error) {
      await claim.discard();
      throw error;
    }
    await claim.discard();
    return undefined;
  }

  /**
   * Space for further uploads; where `enoughBytes` are free, perhaps less than there is. A disk that is far
   * from full is not asked for each photo of an upload: `reserve` does, and decides.
   */
  async freeBytes(enoughBytes?: number): Promise<number> {
    const { leastBytes, at } = this.#seen;
    const isFresh = performance.now() - at < believedForMs;
    if (isFresh && leastBytes - spareBytes >= (enoughBytes ?? Infinity)) return leastBytes;
    return Math.max(await this.#spaceBytes(enoughBytes), 0);
  }

  /** Removes files untouched for longer than this; answers how many. */
  async sweep(olderThanMs: number): Promise<number> {
    let count = 0;
    for (const { path, idleMs } of await this.#list(await readdir(this.#folder))) {
      if (idleMs <= olderThanMs) continue;
      await this.#disk.unlink(path).catch(acceptMissing);
      count += 1;
    }
    return count;
  }

  /**
   * Free bytes of the disk less the reserve and all that is still to be written. How much of each file
   * is written is asked only where it matters: with every byte still to come, a disk has room mostly.
   */
  async #spaceBytes(enoughBytes = Infinity): Promise<number> {
    const names = await readdir(this.#folder);
    const leastBytes = (await this.#unreservedBytes()) - sum(names.map(announcedBytesOf));
    this.#seen = { leastBytes, at: performance.now() };
    if (leastBytes >= enoughBytes) return leastBytes;
    const files = await this.#list(names);
    const alive = files.filter(({ idleMs }) => idleMs <= reservedForMs);
    // Looked at once more: what has been written since the first look is pending no longer.
    return (await this.#unreservedBytes()) - sum(alive.map(({ pendingBytes }) => pendingBytes));
  }

  async #unreservedBytes(): Promise<number> {
    return (await this.#disk.freeBytes(this.#folder)) - this.#keepFreeBytes;
  }

  async #list(
    names: readonly string[],
  ): Promise<{ path: string; idleMs: number; pendingBytes: number }[]> {
    // The disk writes the time of the system's own clock into its files.
    const now = Date.now();
    const found = [];
    for (const name of names) {
      const path = join(this.#folder, name);
      const stats = await stat(path).catch(acceptMissing);
      if (stats === undefined) continue;
      const pendingBytes = Math.max(announcedBytesOf(name) - stats.size, 0);
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

function announcedBytesOf(name: string): number {
  return Number(name.split('-')[1] ?? 0);
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
