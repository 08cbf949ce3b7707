import { mkdir, readFile, stat, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { acceptMissing, type Disk } from '../disk.ts';
import type { FileDigest } from '../digest.ts';
import type { Signing } from './signing.ts';

const grammar =
  /^(?<size>\d+) (?<md5>[0-9a-f]{32}|-) (?<sha256>[0-9a-f]{64}) (?<crc32>\d+) (?<seal>[\w-]{43})\n$/;

const mostRemembered = 1_000;

/** Stands for an MD5 that nobody asked for. */
const unknown = '-';

/**
 * Remembers beside each file what its bytes hashed to while they arrived, so that nothing is
 * read a second time just to be hashed. A receipt is a cache and never the only truth: it is
 * sealed, and it names the very inode, size and time of change that it was written for. One that
 * is missing, torn, forged or of another file counts for nothing; the bytes are hashed then.
 */
export class Receipts {
  readonly #disk: Disk;
  readonly #signing: Signing;
  /** What this process wrote last: a photo is registered as soon as it is there. */
  readonly #remembered = new Map<string, string>();

  constructor(disk: Disk, signing: Signing) {
    this.#disk = disk;
    this.#signing = signing;
  }

  /** Writes the receipt of the file at `path` to `receiptPath`. */
  async write(receiptPath: string, path: string, digest: FileDigest): Promise<void> {
    const { sizeBytes, md5 = unknown, sha256, crc32 } = digest;
    const fields = [sizeBytes, md5, sha256, crc32].map(String);
    const seal = this.#signing.sign(await sealedTexts(path, fields));
    const text = `${[...fields, seal].join(' ')}\n`;
    this.#remember(receiptPath, text);
    const write = () => this.#disk.writeCache(receiptPath, text).then(() => true);
    if ((await write().catch(acceptMissing)) !== undefined) return;
    await mkdir(dirname(receiptPath), { recursive: true });
    await write();
  }

  /** What the receipt says, undefined when it does not speak of the file that is there now. */
  async read(receiptPath: string, path: string): Promise<FileDigest | undefined> {
    const remembered = this.#remembered.get(receiptPath);
    const known = remembered && (await this.#believe(remembered, path));
    if (known) return known;
    const text = await readFile(receiptPath, 'latin1').catch(acceptMissing);
    return text === undefined ? undefined : this.#believe(text, path);
  }

  async #believe(text: string, path: string): Promise<FileDigest | undefined> {
    const { size, md5, sha256, crc32, seal } = grammar.exec(text)?.groups ?? {};
    if (!size || !md5 || !sha256 || !crc32 || !seal) return undefined;
    const texts = await sealedTexts(path, [size, md5, sha256, crc32]).catch(acceptMissing);
    if (texts === undefined || !this.#signing.isSealed(texts, seal)) return undefined;
    const sums = { sizeBytes: Number(size), sha256, crc32: Number(crc32) };
    return md5 === unknown ? sums : { ...sums, md5 };
  }

  #remember(receiptPath: string, text: string): void {
    const [oldest] = this.#remembered.size < mostRemembered ? [] : this.#remembered.keys();
    if (oldest !== undefined) this.#remembered.delete(oldest);
    this.#remembered.set(receiptPath, text);
  }

  async remove(receiptPath: string): Promise<void> {
    this.#remembered.delete(receiptPath);
    await unlink(receiptPath).catch(acceptMissing);
  }
}

async function sealedTexts(path: string, fields: readonly string[]): Promise<string[]> {
  const { ino, size, mtimeNs } = await stat(path, { bigint: true });
  return ['receipt', `${ino} ${size} ${mtimeNs}`, ...fields];
}
