/** `npm run demo:wedding`: a gallery of 3200 distinct photos, while Albumen runs or stands still. */
import { parseArgs } from 'node:util';
import { limits } from '@albumen/contract/limits';
import { readSettings } from './lib/read-settings.ts';
import { addWedding, photographerEmail } from './lib/wedding/demo-wedding.ts';
import { withDemo } from './lib/wedding/open-demo.ts';

const log = (line: string): void => console.log(line);

try {
  const { values } = parseArgs({
    options: { photos: { type: 'string', default: String(limits.photosPerGallery) } },
  });
  const settings = readSettings();
  if (settings.isPublic) throw new Error('Demo data is only for an address that is not public.');
  const photos = Number(values.photos);
  log(`Making ${photos} photos; they take about 3 GB with what is rendered of them …`);
  const startedAt = performance.now();
  const { galleryId, shareId, added } = await withDemo(settings, log, (deps) =>
    addWedding(deps, { photos, log }),
  );
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const { halide } = settings.origins;
  log(`${added} photos added in ${minutes} minutes; the worker renders them while Albumen runs.`);
  log(`  ${halide}/gallery/manage/${galleryId} as ${photographerEmail}, password albumen-demo`);
  log(`  ${halide}/s/${shareId}/gallery for guests`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
