import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzip } from 'node:zlib';
import { promisify } from 'node:util';

/** A script, style sheet or source map of the SDK, ready to be sent. */
export interface PayFile {
  bytes: Buffer;
  gzipped: Buffer;
  /** Value of an `integrity` attribute. */
  integrity: string;
  etag: string;
  /** Changes with its content; safe in an address. */
  version: string;
}

/** What `npm run build --workspace @albumen/pay` made. */
export interface PayFiles {
  /** Undefined for every name that was not built. */
  find(name: string): Promise<PayFile | undefined>;
  /** Integrity of every script by name, to be shown to merchants. */
  integrities(): Promise<Record<string, string>>;
}

const folders = ['browser', 'frames'];
const fileName = /^[a-z0-9][a-z0-9-]*(\.min)?\.(js|css)(\.map)?$/;
const compress = promisify(gzip);

/** Reads the SDK's built files; each is read again when it has changed. */
export function openPayFiles(dist: string): PayFiles {
  const kept = new Map<string, { modifiedAtMs: number; file: Promise<PayFile> }>();
  const read = async (path: string): Promise<PayFile | undefined> => {
    const state = await stat(path).catch(() => undefined);
    if (!state) return undefined;
    const known = kept.get(path);
    if (known?.modifiedAtMs === state.mtimeMs) return known.file;
    const file = readFile(path).then(preparePayFile);
    kept.set(path, { modifiedAtMs: state.mtimeMs, file });
    return file;
  };
  return {
    async find(name) {
      if (!fileName.test(name)) return undefined;
      for (const folder of folders) {
        const file = await read(join(dist, folder, name));
        if (file) return file;
      }
      return undefined;
    },
    async integrities() {
      const lists = folders.map(async (folder) => {
        const text = await readFile(join(dist, folder, 'sri.json'), 'utf8').catch(() => '{}');
        return JSON.parse(text) as Record<string, string>; // written by the SDK's build
      });
      return Object.assign({}, ...(await Promise.all(lists)));
    },
  };
}

/** A file of these bytes. */
export async function preparePayFile(bytes: Buffer): Promise<PayFile> {
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
