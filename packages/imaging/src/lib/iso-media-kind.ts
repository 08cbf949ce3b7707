import type { FileKind } from '../file-kind.ts';

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Files built on ISO media boxes: HEIC, AVIF, Canon CR3 and videos. */
export function isoMediaKind(head: Uint8Array): FileKind | null {
  const text = Buffer.from(head.subarray(0, 64)).toString('latin1');
  if (text.slice(4, 8) !== 'ftyp') return null;
  const brand = text.slice(8, 12);
  if (brand === 'crx ') return { family: 'raw', name: 'Canon CR3' };
  if (brand.startsWith('avi') || text.includes('avif'))
    return { family: 'other', name: 'an AVIF picture' };
  if (heicBrands.includes(brand)) return { family: 'heic', name: 'HEIC' };
  return { family: 'other', name: 'a video' };
}
