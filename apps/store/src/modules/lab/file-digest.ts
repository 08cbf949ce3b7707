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
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    md5.update(chunk);
    sha256.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sizeBytes, md5: md5.digest('hex'), sha256: sha256.digest('hex') };
}
