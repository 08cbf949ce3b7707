import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const largestPx = 1_920;

interface PhotoOfFolder {
  name: string;
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Every photo below a folder, upright and as large as the product looks at it; what is none is named and left out. */
export async function* photosIn(folder: string): AsyncGenerator<PhotoOfFolder> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort()) {
    try {
      const { data, info } = await sharp(join(folder, file))
        .autoOrient()
        .resize(largestPx, largestPx, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 90 })
        .toBuffer({ resolveWithObject: true });
      yield { name: file, jpeg: data, width: info.width, height: info.height };
    } catch (error) {
      console.log(`  ${file} is left out: ${String(error)}`);
    }
  }
}
