import { basename } from 'node:path';
import sharp from 'sharp';
import type { PhotoBytes } from '../../../e2e/client/galleries.ts';
import { demoPhotos, withComment } from '../../../e2e/fixtures/photos.ts';

const pixels = 1200;

/** So many distinct small photos: the demo photos again and again, each a file of its own. */
export async function manyPhotos(count: number): Promise<PhotoBytes[]> {
  const small = await smallPhotos();
  return Array.from({ length: count }, (_, index) => {
    const { bytes } = small[index % small.length] ?? { bytes: Buffer.alloc(0) };
    const name = `DSC_${String(index + 1).padStart(4, '0')}.jpg`;
    return { name, bytes: withComment(bytes, `photo ${index}`) };
  });
}

let made: Promise<PhotoBytes[]> | undefined;

function smallPhotos(): Promise<PhotoBytes[]> {
  made ??= demoPhotos().then((paths) =>
    Promise.all(
      paths.map(async (path) => ({
        name: basename(path),
        bytes: await sharp(path).resize(pixels, pixels, { fit: 'inside' }).jpeg().toBuffer(),
      })),
    ),
  );
  return made;
}

/** The same photos under names that a layout has to survive. */
export function longNamed(photos: readonly PhotoBytes[]): PhotoBytes[] {
  return photos.map(({ bytes }, index) => ({
    name: `${'Rindfleischetikettierungsüberwachungsaufgaben'.repeat(4)} ${index}.jpg`,
    bytes,
  }));
}
