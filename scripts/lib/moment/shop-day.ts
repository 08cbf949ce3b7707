import { pathOf } from '@albumen/contract/endpoint';
import { deleteGallery } from '@albumen/contract/endpoints/galleries';
import { sharedGrid } from '@albumen/contract/endpoints/photos';
import type { Supervisor } from '@albumen/server-kit/supervisor';
import { plainPages } from '../../../apps/store/src/http/page-renderer.ts';
import { loadSettings } from '../../../apps/store/src/settings.ts';
import { wire, type Wired } from '../../../apps/store/src/wire.ts';
import { newJpeg } from '../../../apps/store/test/jpegs.ts';
import { planDeaths } from '../faults/deaths.ts';
import { startDyingStore } from '../faults/dying-store.ts';
import { share, untilRendered } from '../machines/scene.ts';
import { buy } from '../payment-kills/buyer.ts';
import { openPreparation } from '../payment-kills/prepared-payables.ts';
import { createPatientUploader, type SentPhoto } from '../upload-kills/patient-uploader.ts';
import { sessionHeaders, type Photographer } from '../upload-kills/photographer.ts';
import type { GatewayFacts } from '../serve/greeting.ts';
import { untilHealthy } from '../serve/health.ts';

/** A store on a database, from its start to its end, and what people do in it. */
export interface ShopDay {
  wired: Wired;
  /** Uploads files and waits until they can be seen. */
  upload: (photographer: Photographer, files: readonly NamedFile[]) => Promise<SentPhoto[]>;
  /** One paid order. */
  sell: () => Promise<void>;
  deleteGallery: (photographer: Photographer) => Promise<void>;
  /** Shares a gallery and opens it as its guests do; answers how many of its photos come. */
  look: (photographer: Photographer) => Promise<number>;
  end: () => Promise<void>;
}

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

export const newFiles = (names: readonly string[]): NamedFile[] =>
  names.map((name) => ({ name, bytes: newJpeg({ padBytes: 20_000 }) }));

export interface ShopParts {
  databaseUrl: string;
  dataDir: string;
  gateway: GatewayFacts;
  environment: Record<string, string>;
}

export async function openShop(parts: ShopParts): Promise<ShopDay> {
  const { databaseUrl, dataDir, gateway } = parts;
  const environment = { ...parts.environment, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const settings = loadSettings(environment);
  const origin = settings.origins.halide;
  const deaths = await planDeaths(`${dataDir}/deaths`, { points: [], each: 0 });
  const store: Supervisor = await startDyingStore({ environment, web: 1, deaths });
  await untilHealthy(settings);
  const wired = await wire({ settings, databaseUrl, role: 'web', pages: plainPages });
  const { db } = wired.deps;
  const prepare = await openPreparation(wired);
  return {
    wired,
    async upload(photographer, files) {
      const send = createPatientUploader(origin, photographer, { repetitions: new Map() });
      const sent = [];
      for (const { name, bytes } of files) sent.push(await send(name, bytes));
      const open = await untilRendered({ db }, photographer.galleryId);
      if (open > 0) throw new Error(`${open} photos were never rendered`);
      return sent;
    },
    async sell() {
      await buy(await prepare.checkout(), { origin, gateway, by: 'card' });
    },
    async deleteGallery(photographer) {
      const path = pathOf(deleteGallery.path, { galleryId: photographer.galleryId });
      const reply = await fetch(origin + path, { headers: sessionHeaders(origin, photographer) });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    },
    async look(photographer) {
      const { shareId } = await share({ db }, photographer);
      const grid = await readGrid(origin, shareId);
      const replies = await Promise.all(grid.map((path) => fetch(origin + path)));
      return replies.filter((reply) => reply.ok).length;
    },
    async end() {
      await prepare.close();
      await wired.close();
      await store.stop({ drainMs: 5_000 });
    },
  };
}

/** Addresses of the pictures on a guest's page. */
async function readGrid(origin: string, shareId: string): Promise<string[]> {
  const path = pathOf(sharedGrid.path, { shareId, windowWidth: '1440' });
  const reply = await fetch(origin + path, { headers: { accept: 'text/html' } });
  if (!reply.ok) return [];
  const addresses = (await reply.text()).matchAll(/ src="(\/r\/[^"]+)"/g);
  return [...new Set([...addresses].map(([, address = '']) => address.replaceAll('&amp;', '&')))];
}
