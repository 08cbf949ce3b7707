import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The files of an archive, as somebody else's reader finds them; checksums included. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(bytes, { lazyEntries: true });
  const entries = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    entries.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  }
  return entries;
}
