import { readdir } from 'node:fs/promises';
import sharp from 'sharp';

/* Resizes the demo photographs for the two start pages: `node scripts/landing-photos.ts`. */
const from = new URL('../../../demo/photos/', import.meta.url);
const to = new URL('../app/features/plates/photos/', import.meta.url);

const widths = [640, 1280, 2000];
const used: Record<string, string> = {
  seeding: 'seeding_by_Clements_Engelhardt.jpg',
  friends: 'friends_by_Aitzol_Berasategi.jpg',
  fig: 'Picture_0B_by_freespace.jpg',
  aitzgorri: 'aitzgorri_by_Aitzol_Berasategi.jpg',
  nuthatch: 'Kleiber_by_Lukas_Baubkus.jpg',
  stream: 'life_by_Aitzol_Berasategi.jpg',
  bridge: 'Bridge_by_Sander_Klootwijk.jpg',
  brushes: 'Picture_1A_by_freespace.jpg',
  clock: 'greentock_by_Peter_Nerlich.jpg',
  bird: 'free_by_Peter_Nerlich.jpg',
  sunset: 'sunset_by_Aitzol_Berasategi.jpg',
};

const present = new Set(await readdir(from));
for (const [name, file] of Object.entries(used)) {
  if (!present.has(file)) throw new Error(`${file} is not in demo/photos`);
  const { width } = await sharp(new URL(file, from).pathname).metadata();
  for (const target of widths.filter((each) => each <= width)) {
    await sharp(new URL(file, from).pathname)
      .rotate()
      .resize({ width: target })
      .toColorspace('srgb')
      .webp({ quality: 76, effort: 6 })
      .toFile(new URL(`${name}-${target}.webp`, to).pathname);
  }
}
