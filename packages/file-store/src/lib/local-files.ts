import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ByteSpan } from '../byte-range.ts';
import { digestOf, type FileDigest } from '../digest.ts';
import { acceptMissing, errorCode, type Disk } from '../disk.ts';
import { FileMissingError, type DigestOptions, type FileStat } from '../file-store.ts';
import { checkKey, contentTypeOf } from '../keys.ts';
import { DurableFolders } from './durable-folders.ts';
import { Receipts } from './receipts.ts';
import type { Signing } from './signing.ts';
import { TemporaryFiles, type TemporaryFile } from './temporary-files.ts';

/** Four times Node's own: whole photos pass, and each chunk costs a round trip. */
const readChunkBytes = 262_144;

interface LocalFilesOptions {
  readonly root: string;
  readonly disk: Disk;
  readonly signing: Signing;
  readonly keepFreeBytes: number;
}

/**
 * Files of the local store by key, and the ways a temporary file becomes one of them. Below the
 * root lie `objects`, their `receipts`, and `tmp`, which must be on the disk of `objects`.
 */
export class LocalFiles {
  readonly temporary: TemporaryFiles;
  readonly objectsFolder: string;
  readonly #receiptsFolder: string;
  readonly #disk: Disk;
  readonly #folders: DurableFolders;
  readonly #receipts: Receipts;

  private constructor({ root, disk, signing, keepFreeBytes }: LocalFilesOptions) {
    this.objectsFolder = join(root, 'objects');
    this.#receiptsFolder = join(root, 'receipts');
    this.#disk = disk;
    this.#folders = new DurableFolders(disk, this.objectsFolder);
    this.#receipts = new Receipts(disk, signing);
    this.temporary = new TemporaryFiles(disk, join(root, 'tmp'), keepFreeBytes);
  }

  /** Makes the folders that are missing. */
  static async open(options: LocalFilesOptions): Promise<LocalFiles> {
    for (const folder of ['objects', 'receipts', 'tmp']) {
      const path = join(options.root, folder);
      await mkdir(path, { recursive: true });
      // Originals are nobody's on this computer but ours, those of earlier releases too.
      await chmod(path, 0o700);
    }
    await options.disk.syncFolder(options.root);
    return new LocalFiles(options);
  }

  pathOf(key: string): string {
    checkKey(key);
    return join(this.objectsFolder, key);
  }

  async stat(key: string): Promise<FileStat | undefined> {
    const stats = await stat(this.pathOf(key)).catch(acceptMissing);
    if (stats === undefined) return undefined;
    return {
      sizeBytes: stats.size,
      contentType: contentTypeOf(key),
      modifiedAt: stats.mtime,
      etag: `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs * 1000).toString(36)}"`,
    };
  }

  /** Opens before it answers, so that a missing file is known before a reply has begun. */
  async read(key: string, span?: ByteSpan): Promise<Readable> {
    const path = this.pathOf(key);
    if (span !== undefined && span.start >= span.end) return this.#readNothing(key);
    const range = span === undefined ? {} : { start: span.start, end: span.end - 1 };
    const stream = createReadStream(path, { ...range, highWaterMark: readChunkBytes });
    try {
      await once(stream, 'open');
    } catch (error) {
      throw errorCode(error) === 'ENOENT' ? new FileMissingError(key) : error;
    }
    return stream;
  }

  async digest(key: string, { read }: DigestOptions = {}): Promise<FileDigest | undefined> {
    const path = this.pathOf(key);
    const known =
      read === 'always' ? undefined : await this.#receipts.read(this.#receiptPathOf(key), path);
    if (known !== undefined || read === 'never') return known;
    return (await this.stat(key)) === undefined ? undefined : digestOf(await this.read(key));
  }

  /** Makes room for a name before there is a file to have it. */
  async makeFolderOf(key: string): Promise<void> {
    await this.#folders.ensure(dirname(this.pathOf(key)));
  }

  /** Makes a complete temporary file the file of this key, whether or not there is one. */
  async replace(key: string, { path, file }: TemporaryFile): Promise<void> {
    await file.sync();
    const target = this.pathOf(key);
    await this.#folders.place(target, () => this.#disk.rename(path, target));
  }

  /** Does so only if there is none; false when the key is taken. Remembers the digest. */
  async publish(key: string, { path, file }: TemporaryFile, digest: FileDigest): Promise<boolean> {
    await file.sync();
    const target = this.pathOf(key);
    try {
      await this.#folders.place(target, () => this.#disk.link(path, target));
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      throw error;
    }
    await this.#receipts.write(this.#receiptPathOf(key), target, digest);
    return true;
  }

  /**
   * Makes sure that a file found in place is safe. Whoever put it there may have failed on the
   * last step and never said that it was stored; its bytes are synced before they get a name.
   */
  async confirm(key: string): Promise<void> {
    await this.#folders.place(this.pathOf(key), () => Promise.resolve());
  }

  /** Removes a file, its receipt, and its folder when that is empty. */
  async remove(key: string): Promise<void> {
    for (const path of [this.#receiptPathOf(key), this.pathOf(key)]) {
      await this.#disk.unlink(path).catch(acceptMissing);
      await rmdir(dirname(path)).catch(acceptInUse);
    }
  }

  async #readNothing(key: string): Promise<Readable> {
    if ((await this.stat(key)) === undefined) throw new FileMissingError(key);
    return Readable.from([]);
  }

  #receiptPathOf(key: string): string {
    checkKey(key);
    return join(this.#receiptsFolder, key);
  }
}

function acceptInUse(error: unknown): void {
  if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
}
