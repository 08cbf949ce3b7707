import { textsOf } from '@albumen/domain/json-record';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareFile, type BrowserFile } from '../browser-files/browser-file.ts';
import { openKeptReleases, servedFolders } from './kept-releases.ts';

/** What `npm run build --workspace @albumen/pay` made, now and before. */
export interface PayFiles {
  /** Undefined for every name that was not built; of a kept release, or of the newest build. */
  find(name: string, release?: string): Promise<BrowserFile | undefined>;
  /** Integrity of every script by name, to be shown to merchants. */
  integrities(): Promise<Record<string, string>>;
  /** JSON of the newest build, as a page pins it: its name, and the integrity of its scripts. */
  release(): Promise<string>;
  /** A page of the documentation, its style sheet or script; undefined when there is none. */
  documentation(name: string): Promise<string | undefined>;
  /** Settles when nothing is written any more. */
  close(): Promise<void>;
}

/** Where the files lie. */
export interface PayFolders {
  /** The newest build. */
  dist: string;
  /** Every build that this gateway had, by name. */
  kept: string;
}

const fileName = /^[a-z0-9][a-z0-9-]*(\.min)?\.(js|css)(\.map)?$/;

const documentName = /^[a-z\d-]+(\.(css|js))?$/;

/** Reads the SDK's built files; each is read again when it has changed. */
export function openPayFiles({ dist, kept }: PayFolders): PayFiles {
  const releases = openKeptReleases(dist, kept);
  const prepared = new Map<string, { modifiedAtMs: number; file: Promise<BrowserFile> }>();
  const read = async (path: string): Promise<BrowserFile | undefined> => {
    const state = await stat(path).catch(() => undefined);
    if (!state) return undefined;
    const known = prepared.get(path);
    if (known?.modifiedAtMs === state.mtimeMs) return known.file;
    const file = readFile(path).then(prepareFile);
    prepared.set(path, { modifiedAtMs: state.mtimeMs, file });
    return file;
  };
  return {
    async find(name, release) {
      if (!fileName.test(name)) return undefined;
      const root = release === undefined ? dist : await releases.folderOf(release);
      if (root === undefined) return undefined;
      for (const folder of servedFolders) {
        const file = await read(join(root, folder, name));
        if (file) return file;
      }
      return undefined;
    },
    async integrities() {
      const lists = servedFolders.map(async (folder) => {
        const text = await readFile(join(dist, folder, 'sri.json'), 'utf8').catch(() => '{}');
        return textsOf(JSON.parse(text));
      });
      return Object.assign({}, ...(await Promise.all(lists)));
    },
    async documentation(name) {
      if (!documentName.test(name)) return undefined;
      const file = name.includes('.') ? name : `${name}.html`;
      return readFile(join(dist, 'docs', file), 'utf8').catch(() => undefined);
    },
    close: () => releases.close(),
    release: () => readFile(join(dist, 'release.json'), 'utf8').catch(() => '{}'),
  };
}
