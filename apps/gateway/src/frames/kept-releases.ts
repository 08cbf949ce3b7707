import { textsOf } from '@albumen/domain/json-record';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of a build that browsers load from. */
export const servedFolders = ['browser', 'frames'] as const;

/** Where a gateway keeps builds of the SDK, in its data folder. */
export const releasesFolder = 'pay-releases';

/** `<version>-<hash>`, the name under which a build of the SDK is kept. */
export const releaseName = /^[\d.]+-[\da-f]{16}$/;

/** The builds of the SDK that pages have pinned: each stays after the next one was made. */
export interface KeptReleases {
  /** The folder of a release; undefined when this gateway never had it. */
  folderOf(name: string): Promise<string | undefined>;
  /** Settles when nothing is written any more. */
  close(): Promise<void>;
}

/** Keeps what lies in `dist` beside the releases before it, in a folder that no build touches. */
export function openKeptReleases(dist: string, kept: string): KeptReleases {
  // The first build that a gateway starts with is there for pages that are made of it later.
  const first = keepRelease(dist, kept).catch(() => undefined);
  return {
    async folderOf(name) {
      if (!releaseName.test(name)) return undefined;
      await first;
      const folder = join(kept, name);
      if (await isThere(folder)) return folder;
      return (await keepRelease(dist, kept)) === name ? folder : undefined;
    },
    close: async () => void (await first),
  };
}

/** @returns the name of the release in `dist`, if it is one */
async function keepRelease(dist: string, kept: string): Promise<string | undefined> {
  const name = await readName(dist);
  if (name === undefined || (await isThere(join(kept, name)))) return name;
  await mkdir(kept, { recursive: true });
  const copy = await mkdtemp(join(kept, '.copy-'));
  try {
    for (const folder of servedFolders) {
      await cp(join(dist, folder), join(copy, folder), { recursive: true });
    }
    await rename(copy, join(kept, name));
  } catch (error) {
    // Another process of this gateway may have been quicker.
    if (!(await isThere(join(kept, name)))) throw error;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  return name;
}

async function readName(dist: string): Promise<string | undefined> {
  const text = await readFile(join(dist, 'release.json'), 'utf8').catch(() => '{}');
  return textsOf(JSON.parse(text))['name'];
}

async function isThere(folder: string): Promise<boolean> {
  return readFile(join(folder, 'browser/sri.json')).then(
    () => true,
    () => false,
  );
}
