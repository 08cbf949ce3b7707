import type { FileKind } from '../file-kind.ts';

/** Bytes that must stand at an offset for a file to be of a kind. */
export interface Signature {
  readonly at: number;
  readonly bytes: Uint8Array;
  readonly kind: FileKind;
}

function sign(text: string, kind: FileKind, at = 0): Signature {
  return { at, bytes: Buffer.from(text, 'latin1'), kind };
}

function raw(name: string): FileKind {
  return { family: 'raw', name };
}

function other(name: string): FileKind {
  return { family: 'other', name };
}

/** Kinds that a few fixed bytes decide, the most specific first. */
export const signatures: readonly Signature[] = [
  sign('\xff\xd8\xff', { family: 'jpeg', name: 'a JPEG' }),
  sign('\x89PNG\r\n\x1a\n', { family: 'png', name: 'a PNG' }),
  sign('FUJIFILMCCD-RAW', raw('Fujifilm RAF')),
  sign('IIRO', raw('Olympus ORF')),
  sign('IIRS', raw('Olympus ORF')),
  sign('MMOR', raw('Olympus ORF')),
  sign('IIU\0', raw('Panasonic RW2')),
  sign('FOVb', raw('Sigma X3F')),
  sign('\0MRM', raw('Minolta MRW')),
  sign('CR\x02\0', raw('Canon CR2'), 8),
  sign('HEAPCCDR', raw('Canon CRW'), 6),
  sign('WEBP', other('a WebP picture'), 8),
  sign('WAVE', other('a sound file'), 8),
  sign('AVI ', other('a video'), 8),
  sign('GIF8', other('a GIF')),
  sign('BM', other('a BMP picture')),
  sign('8BPS', other('a Photoshop file')),
  sign('%PDF', other('a PDF')),
  sign('%!PS', other('a PostScript file')),
  sign('\xc5\xd0\xd3\xc6', other('a PostScript file')),
  sign('PK\x03\x04', other('a ZIP archive')),
  sign('PK\x05\x06', other('a ZIP archive')),
  sign('Rar!', other('a RAR archive')),
  sign('7z\xbc\xaf', other('a 7z archive')),
  sign('\x1f\x8b', other('a gzip archive')),
  sign('\x00\x00\x00\x0cjP  ', other('a JPEG 2000 picture')),
  sign('\xff\x4f\xff\x51', other('a JPEG 2000 picture')),
  sign('\xff\x0a', other('a JPEG XL picture')),
  sign('\x00\x00\x00\x0cJXL ', other('a JPEG XL picture')),
  sign('\x76\x2f\x31\x01', other('an OpenEXR picture')),
  sign('\x08\xf2\xa6\xb6', other('a VIPS picture')),
  sign('\xb6\xa6\xf2\x08', other('a VIPS picture')),
  sign('\x7fELF', other('a program')),
  sign('MZ', other('a program')),
  sign('\x00\x00\x01\x00', other('an icon')),
];
