import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../../apps/store/src/ids.ts';
import { plainPages } from '../../../apps/store/src/http/page-renderer.ts';
import { loadSettings } from '../../../apps/store/src/settings.ts';
import { wire, type Wired } from '../../../apps/store/src/wire.ts';
import { openPreparation } from '../payment-kills/prepared-payables.ts';
import { root } from '../read-settings.ts';
import { createArchive } from '../upload-kills/create-archive.ts';
import { createPatientUploader } from '../upload-kills/patient-uploader.ts';
import {
  newPhotographer,
  sessionHeaders,
  type Photographer,
} from '../upload-kills/photographer.ts';
import { downloadResuming } from '../upload-kills/resuming-download.ts';
import type { PartyGallery } from './guests.ts';
import { hosts } from './network.ts';
import type { Rig } from './rig.ts';

/** Who is there before anything fails. */
export interface Scene {
  /** Uploads all the time. */
  photographer: Photographer;
  gallery: PartyGallery;
  archive: { url: string; headers: Record<string, string>; sha256: string };
  /** Makes checkouts and orders in this process, which nobody kills. */
  wired: Wired;
  prepare: Awaited<ReturnType<typeof openPreparation>>;
  close: () => Promise<void>;
}

const renderedWithinMs = 180_000;

export async function setScene(rig: Rig, photos: number): Promise<Scene> {
  const { db, origin } = rig;
  const host = await newPhotographer(db, 'host@demo.test');
  await fill(rig, host, photos);
  const gallery = await share(rig, host);
  const { url } = await createArchive(origin, host);
  const archive = { url: origin + url, headers: sessionHeaders(origin, host) };
  const { sha256 } = await downloadResuming(archive.url, archive.headers, async () => undefined);
  const wired = await wireHere(rig);
  const prepare = await openPreparation(wired);
  return {
    photographer: await newPhotographer(db),
    gallery,
    archive: { ...archive, sha256 },
    wired,
    prepare,
    async close() {
      await prepare.close();
      await wired.close();
    },
  };
}

/** The same store without TLS, whose browsers are made in this process. */
function wireHere({ environment, database, folder }: Rig): Promise<Wired> {
  const settings = loadSettings({
    ...environment,
    DATA_DIR: join(folder, 'here'),
    HALIDE_URL: `http://${hosts.halide}`,
    CYAN_URL: `http://${hosts.cyan}`,
  });
  const databaseUrl = database.url('albumen');
  return wire({ settings, databaseUrl, role: 'web', pages: plainPages });
}

/** The demo's pictures, each time as another file of the same pixels. */
export async function fill(rig: Rig, photographer: Photographer, count: number): Promise<void> {
  const send = createPatientUploader(rig.origin, photographer, {
    repetitions: new Map(),
    pauseMs: 250,
  });
  const folder = join(root, 'demo/photos');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted();
  for (let index = 0; index < count; index += 1) {
    const bytes = await readFile(join(folder, names[index % names.length] ?? ''));
    await send(`IMG_${index}.jpg`, withComment(bytes, `number ${index}`));
  }
  await untilRendered(rig, photographer.galleryId);
}

/** A comment behind the start of a JPEG makes it another file. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

/** Answers how many photos are still in work when nobody would wait any longer. */
export async function untilRendered({ db }: Pick<Rig, 'db'>, galleryId: string): Promise<number> {
  const givesUpAt = performance.now() + renderedWithinMs;
  for (;;) {
    const open = await db
      .selectFrom('photos')
      .select('id')
      .where('galleryId', '=', galleryId)
      .where('state', '=', 'processing')
      .execute();
    if (open.length === 0 || performance.now() > givesUpAt) return open.length;
    await sleep(500);
  }
}

/** A gallery as its photographer would share it: without a browser, and by another link each time. */
export async function share(
  { db }: Pick<Rig, 'db'>,
  { galleryId }: Photographer,
): Promise<PartyGallery> {
  const shareId = newId();
  const shared = { state: 'active', title: 'Ada and Noor', shareId, businessName: 'Ames' } as const;
  await db.updateTable('galleries').set(shared).where('id', '=', galleryId).execute();
  const photos = await db
    .selectFrom('photos')
    .select('renditionToken')
    .where('galleryId', '=', galleryId)
    .orderBy('position')
    .execute();
  return { shareId, tokens: photos.map(({ renditionToken }) => renditionToken) };
}
