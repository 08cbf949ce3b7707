import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareFile, type BrowserFile } from '../browser-files/browser-file.ts';

/** What `npm run build --workspace @albumen/pay` made. */
export interface PayFiles {
  /** Undefined for every name that was not built. */
  find(name: string): Promise<BrowserFile | undefined>;
  /** Integrity of every script by name, to be shown to merchants. */
  integrities(): Promise<Record<string, string>>;
}

const folders = ['browser', 'frames'];
const fileName = /^[a-z0-9][a-z0-9-]*(\.min)?\.(js|css)(\.map)?$/;

/** Reads the SDK's built files; each is read again when it has changed. */
export function openPayFiles(dist: string): PayFiles {
  const kept = new Map<string, { modifiedAtMs: number; file: Promise<BrowserFile> }>();
  const read = async (path: string): Promise<BrowserFile | undefined> => {
    const state = await stat(path).catch(() => undefined);
    if (!state) return undefined;
    const known = kept.get(path);
    if (known?.modifiedAtMs === state.mtimeMs) return known.file;
    const file = readFile(path).then(prepareFile);
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
