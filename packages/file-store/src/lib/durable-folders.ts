import { dirname } from 'node:path';
import { errorCode, type Disk } from '../disk.ts';

const maxKnown = 10_000;

/** Makes folders whose names survive a power loss, and remembers the ones that do. */
export class DurableFolders {
  readonly #disk: Disk;
  readonly #root: string;
  readonly #known = new Set<string>();

  /** Folders are made below `root`, which exists. */
  constructor(disk: Disk, root: string) {
    this.#disk = disk;
    this.#root = root;
  }

  /** Makes the folder and those above it. Also syncs ones that somebody else made just now. */
  async ensure(folder: string): Promise<void> {
    if (folder === this.#root || this.#known.has(folder)) return;
    await this.ensure(dirname(folder));
    await this.#disk.makeFolder(folder).catch(acceptExisting);
    await this.#disk.syncFolder(dirname(folder));
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.add(folder);
  }

  /**
   * Puts a name into a folder and makes it durable. The folder may vanish in between, when the
   * last file in it is removed: then it is made again.
   */
  async place(path: string, put: () => Promise<void>): Promise<void> {
    const folder = dirname(path);
    await this.ensure(folder);
    try {
      await put();
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      this.#known.clear();
      await this.ensure(folder);
      await put();
    }
    await this.#disk.syncFolder(folder);
  }
}

function acceptExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}
