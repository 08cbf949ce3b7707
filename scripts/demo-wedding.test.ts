import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings, type Settings } from '../apps/store/src/settings.ts';
import { addWedding } from './lib/wedding/demo-wedding.ts';
import { withDemo } from './lib/wedding/open-demo.ts';

const log = (): void => undefined;
/** More than there are demo photos, so that some come from the same one. */
const photos = 17;
/** Two starts of a database, the demo, and the photos: on two busy cores that takes a while. */
const timeoutMs = 240_000;

async function settingsOfNewDemo(): Promise<Settings> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'albumen-demo-wedding-')));
  onTestFinished(() => rm(folder, { recursive: true }));
  return loadSettings({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
}

test(
  'a demo that stands still gets a wedding of distinct photos, and a second run adds nothing',
  async () => {
    const settings = await settingsOfNewDemo();
    const first = await withDemo(settings, log, (deps) => addWedding(deps, { photos, log }));
    expect(first.added).toBe(photos);

    await withDemo(settings, log, async (deps) => {
      const again = await addWedding(deps, { photos, log });
      expect(again).toEqual({ ...first, added: 0 });
      const rows = await deps.db
        .selectFrom('photos')
        .select(['sha256', 'takenWall'])
        .where('galleryId', '=', first.galleryId)
        .execute();
      expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(photos);
      expect(new Set(rows.map(({ takenWall }) => takenWall)).size).toBe(photos);
      const gallery = await deps.db
        .selectFrom('galleries')
        .select(['state', 'title', 'photoCount', 'shareId', 'heroPhotoId'])
        .where('id', '=', first.galleryId)
        .executeTakeFirstOrThrow();
      expect(gallery).toMatchObject({
        state: 'active',
        photoCount: photos,
        shareId: first.shareId,
      });
      expect(gallery.heroPhotoId).not.toBeNull();
      const jobs = await deps.jobs.counts();
      expect(jobs.find(({ name }) => name === 'photos.render')?.waiting).toBeGreaterThan(photos);
    });
  },
  timeoutMs,
);
