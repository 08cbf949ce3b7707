import type { Readable } from 'node:stream';
import type { ByteSpan } from './byte-range.ts';
import type { FileDigest } from './digest.ts';

/** What is known of a file without reading it. */
export interface FileStat {
  readonly sizeBytes: number;
  /** Media type, by the key's extension. */
  readonly contentType: string;
  readonly modifiedAt: Date;
  /** Strong ETag with its quotes. */
  readonly etag: string;
}

/** One file of a listing. */
export interface ListedFile {
  readonly key: string;
  readonly sizeBytes: number;
  readonly modifiedAt: Date;
}

/** What a signed upload has to look like; the signature covers all of it. */
export interface PutConditions {
  /** Must be the media type of the key's extension. */
  readonly contentType: string;
  /** Exact length of the body. */
  readonly contentLengthBytes: number;
  /** MD5 of the body as 32 hex digits; the store refuses a body with another one. */
  readonly contentMd5?: string;
  /** 1 to 900. */
  readonly expiresInSeconds: number;
  /**
   * Where the uploader reaches the store: `https://halide.example`. Two brands have two. Back
   * ends with an address of their own ignore it; without it, local addresses are relative.
   */
  readonly origin?: string;
}

/** An upload that may be done once by whoever holds it. */
export interface SignedPut {
  readonly url: string;
  /** They have to be sent exactly so. Content-Length is signed too, but browsers set that one themselves. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface SignedGetOptions {
  /** 1 to 900. */
  readonly expiresInSeconds: number;
  /** File name for saving; any text. Without it the file is meant to be looked at. */
  readonly downloadName?: string;
  /** The origin of the address; by default that of `PutConditions`. */
  readonly origin?: string;
}

export interface DigestOptions {
  /**
   * `always`: from the bytes, as a search for bit rot must. `never`: only what was computed while the
   * file arrived, undefined where the bytes went past us.
   */
  readonly read?: 'always' | 'never';
}

/**
 * Where originals and renditions live. Keys follow the grammar of `keys.ts`; every method throws
 * a TypeError for another one. Files are never changed in place: a reader sees a whole old file,
 * a whole new file or none. What the method says has happened survives a power loss.
 */
export interface FileStore {
  /** Writes a file from our own side, replacing one that is there. Renditions, logos, prints. */
  put(
    key: string,
    body: Uint8Array | Readable,
    options: { readonly contentType: string },
  ): Promise<FileDigest>;

  /** Undefined when there is no such file. */
  stat(key: string): Promise<FileStat | undefined>;

  /** The bytes, all or a span that lies within them. Rejects with FileMissingError. */
  read(key: string, span?: ByteSpan): Promise<Readable>;

  /** The same at once, where they lie in memory; undefined where they have to be read. */
  held?(key: string, span?: ByteSpan): Promise<Buffer | undefined>;

  /**
   * Size and checksums; undefined when there is no such file. May answer with what was computed
   * while the file arrived, without an MD5 when none was announced.
   */
  digest(key: string, options?: DigestOptions): Promise<FileDigest | undefined>;

  /** Removes a file; one that is not there is no failure. */
  remove(key: string): Promise<void>;

  /** All files below a folder such as `originals/`, or of the whole store, in no given order. */
  list(folder: string): AsyncIterable<ListedFile>;

  /**
   * An address that takes one upload by HTTP PUT. Replies: 200 stored, or the same bytes were
   * there already; 412 the key is taken (S3 says so for the same bytes too); 400 the MD5 differs;
   * 403 signature or expiry; 507 no room.
   */
  signPut(key: string, conditions: PutConditions): Promise<SignedPut>;

  /** An address from which a private file can be fetched for a while, by ranges as well. */
  signGet(key: string, options: SignedGetOptions): Promise<string>;

  /**
   * The lasting address of a public file (renditions and logos, whose keys cannot be guessed).
   * A path on the store's own origin unless the back end is served from elsewhere.
   */
  publicUrl(key: string): string;

  /**
   * Origins that its addresses lead to beside the application's own, as `https://weddings.s3.example`:
   * a page that may not talk to them can neither upload nor show anything.
   */
  origins(): Promise<readonly string[]>;

  /** Rejects with the reason when files cannot be read and written. */
  checkHealth(): Promise<void>;

  /**
   * Room for new files, less what running uploads have still to write; undefined if endless. Whoever asks
   * whether `enoughBytes` are free gets an answer sooner, and perhaps a lower figure from there on.
   */
  freeBytes(enoughBytes?: number): Promise<number | undefined>;

  /** Removes what aborted writes left behind longer than this ago; answers how many. */
  sweepTemporary(olderThanMs: number): Promise<number>;

  /** Lets go of connections. */
  close(): void;
}

/** A file that should be there is not: a row without its object. */
export class FileMissingError extends Error {
  override readonly name = 'FileMissingError';
  readonly key: string;

  constructor(key: string) {
    super(`The file store has no ${key}`);
    this.key = key;
  }
}

/** Longest life of a signed address. */
export const maxSignedSeconds = 900;
