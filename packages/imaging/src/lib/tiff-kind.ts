import type { FileKind } from '../file-kind.ts';
import { numberOf, openTiff, readDirectory, textOf } from './tiff-block.ts';

const make = 0x010f;
const newSubfileType = 0x00fe;
const subDirectories = 0x014a;
const dngVersion = 0xc612;

const rawByMaker: readonly (readonly [RegExp, string])[] = [
  [/^nikon/i, 'Nikon NEF'],
  [/^sony/i, 'Sony ARW'],
  [/^pentax|^ricoh/i, 'Pentax PEF'],
  [/^samsung/i, 'Samsung SRW'],
  [/^hasselblad/i, 'Hasselblad 3FR'],
  [/^phase one/i, 'Phase One IIQ'],
  [/^epson/i, 'Epson ERF'],
  [/^kodak/i, 'Kodak DCR'],
];

/** Files in TIFF structure: DNG, the makers' raw formats, and TIFF itself. */
export function tiffKind(head: Uint8Array): FileKind | null {
  const block = openTiff(head);
  if (block === null) return null;
  const tags = readDirectory(block, block.firstDirectory);
  if (tags.has(dngVersion)) return { family: 'raw', name: 'Adobe DNG' };
  const maker = textOf(tags.get(make)) ?? '';
  // A finished TIFF names its camera too; a raw file's first directory is only its preview.
  const isPreview = numberOf(tags.get(newSubfileType)) === 1 && tags.has(subDirectories);
  if (!isPreview) return { family: 'other', name: 'a TIFF' };
  const raw = rawByMaker.find(([pattern]) => pattern.test(maker));
  return { family: 'raw', name: raw?.[1] ?? 'camera raw' };
}
