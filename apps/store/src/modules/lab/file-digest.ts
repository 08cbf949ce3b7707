import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

export interface OwnDigest {
  sizeBytes: number;
  /** Labs compare by it. */
  md5: string;
  sha256: string;
}

export async function digestOf(path: string): Promise<OwnDigest> {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let sizeBytes = 0;
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) {
    md5.update(chunk);
    sha256.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sizeBytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}
