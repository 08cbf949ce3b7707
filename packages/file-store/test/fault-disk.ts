import { dirname } from 'node:path';
import { nodeDisk, type Disk, type DiskFile } from '../src/disk.ts';

/** What a failing call of the disk rejects with. */
export class InjectedFault extends Error {
  readonly code: string;

  constructor(code: string, step: string) {
    super(`${code}: injected at ${step}`);
    this.code = code;
  }
}

/**
 * The real disk, whose n-th call fails, with a model of what a power loss would leave: bytes
 * are safe once their file was synced, a name once its folder was.
 */
export class FaultDisk implements Disk {
  /** Calls made so far. */
  steps = 0;
  /** The call that fails, counted from 1; 0 for none. A failing write still writes one half. */
  failAt = 0;
  code = 'EIO';
  /** Says how many bytes are free instead of the real disk. */
  free: number | undefined;
  readonly #unsafeBytes = new Set<string>();
  readonly #unsafeNames = new Set<string>();

  /** True when the file of this name would be there, whole, after a power loss. */
  isSafe(path: string, root: string): boolean {
    if (this.#unsafeBytes.has(path)) return false;
    for (let name = path; name !== root; name = dirname(name)) {
      if (this.#unsafeNames.has(name)) return false;
    }
    return true;
  }

  async createFile(path: string): Promise<DiskFile> {
    this.#step('createFile');
    const file = await nodeDisk.createFile(path);
    return {
      write: (parts) => this.#write(path, file, parts),
      sync: async () => {
        this.#step('sync');
        await file.sync();
        this.#unsafeBytes.delete(path);
      },
      close: () => file.close(),
    };
  }

  async writeCache(path: string, text: string): Promise<void> {
    this.#step('writeCache');
    await nodeDisk.writeCache(path, text);
  }

  async link(path: string, newPath: string): Promise<void> {
    this.#step('link');
    await nodeDisk.link(path, newPath);
    this.#named(path, newPath);
  }

  async rename(path: string, newPath: string): Promise<void> {
    this.#step('rename');
    await nodeDisk.rename(path, newPath);
    this.#named(path, newPath);
  }

  async unlink(path: string): Promise<void> {
    this.#step('unlink');
    await nodeDisk.unlink(path);
  }

  async makeFolder(path: string): Promise<void> {
    this.#step('makeFolder');
    await nodeDisk.makeFolder(path);
    this.#unsafeNames.add(path);
  }

  async syncFolder(path: string): Promise<void> {
    this.#step('syncFolder');
    await nodeDisk.syncFolder(path);
    for (const name of this.#unsafeNames) {
      if (dirname(name) === path) this.#unsafeNames.delete(name);
    }
  }

  freeBytes(path: string): Promise<number> {
    return this.free === undefined ? nodeDisk.freeBytes(path) : Promise.resolve(this.free);
  }

  async #write(path: string, file: DiskFile, parts: readonly Uint8Array[]): Promise<void> {
    this.#unsafeBytes.add(path);
    const isFailing = this.steps + 1 === this.failAt;
    const bytes = Buffer.concat(parts);
    await file.write(isFailing ? [bytes.subarray(0, bytes.length / 2)] : parts);
    this.#step('write');
  }

  #named(path: string, newPath: string): void {
    this.#unsafeNames.add(newPath);
    if (this.#unsafeBytes.has(path)) this.#unsafeBytes.add(newPath);
  }

  #step(step: string): void {
    this.steps += 1;
    if (this.steps === this.failAt) throw new InjectedFault(this.code, step);
  }
}
