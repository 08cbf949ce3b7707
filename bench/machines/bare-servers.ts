import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathOf } from '@albumen/contract/endpoint';
import { sharedGrid } from '@albumen/contract/endpoints/photos';
import { renditionUrl, type RenditionName } from '@albumen/contract/renditions';
import type { PartyGallery } from '../../scripts/lib/machines/guests.ts';
import { addresses, at, type Place } from '../../scripts/lib/machines/network.ts';
import type { Rig } from '../../scripts/lib/machines/rig.ts';
import { untilListening } from '../../scripts/lib/machines/until-listening.ts';

/** What the store told a guest once. */
export interface Answers {
  page: string;
  /** The first screen of photos, as markup. */
  grid: string;
  /** In base64. */
  pictures: { thumbnail: string; preview: string };
}

const script = join(import.meta.dirname, 'bare-server.ts');

/** Writes down what the store answers; `start` gives it to bare servers that stand where the store's processes stood. */
export async function rememberAnswers(rig: Rig, { shareId, tokens }: PartyGallery) {
  const ask = (path: string) => fetch(new URL(path, rig.origin));
  const picture = async (name: RenditionName) => {
    const response = await ask(renditionUrl({ base: '/r/', token: tokens[0] ?? '' }, name));
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  };
  const page = await ask(`/s/${shareId}/gallery`);
  const grid = await ask(pathOf(sharedGrid.path, { shareId, windowWidth: '1440' }));
  const answers: Answers = {
    page: await page.text(),
    grid: await grid.text(),
    pictures: { thumbnail: await picture('400'), preview: await picture('1440') },
  };
  const file = join(rig.folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));

  return async function start(places: readonly Place[]): Promise<void> {
    for (const place of places) {
      const [program, args] = at(place, [process.execPath, script, addresses[place], file]);
      spawn(program, args, { stdio: 'inherit' });
    }
    for (const place of places) await untilListening({ host: addresses[place], port: 3000 });
  };
}
