import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** A script, style sheet or source map, ready to be sent. */
export interface BrowserFile {
  bytes: Buffer;
  gzipped: Buffer;
  /** The value of an `integrity` attribute. */
  integrity: string;
  etag: string;
  /** Changes with its content; safe in an address. */
  version: string;
}

const compress = promisify(gzip);

/** A file of these bytes. */
export async function prepareFile(bytes: Buffer): Promise<BrowserFile> {
  const hash = createHash('sha384').update(bytes).digest();
  const digest = hash.toString('base64');
  return {
    bytes,
    gzipped: await compress(bytes, { level: 9 }),
    integrity: `sha384-${digest}`,
    etag: `"${digest.slice(0, 24)}"`,
    version: hash.toString('base64url').slice(0, 16),
  };
}
