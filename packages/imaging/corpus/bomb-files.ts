import { crc32, deflateSync } from 'node:zlib';
import { adobeRgbProfile } from '../src/lib/adobe-rgb.ts';
import { group, type CorpusFile, type CorpusSources } from './corpus-file.ts';
import { tiffBlock } from './exif-parts.ts';
import { flatJpeg } from './flat-jpeg.ts';
import { comment, hex, patched, profileSegments, segment, withSegments } from './jpeg-parts.ts';

const bomb = group('bomb');

const maxBodyBytes = 65_533;

function repeated(count: number, make: (index: number) => Buffer): Buffer {
  return Buffer.concat(Array.from({ length: count }, (_, index) => make(index)));
}

function exifOf(tiff: Buffer): Buffer {
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

/** A little-endian TIFF block whose only directory is the given bytes. */
function rawTiff(directory: Buffer): Buffer {
  return Buffer.concat([Buffer.from('II*\0'), hex('08 00 00 00'), directory]);
}

function pngChunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), body]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(body.length, 0);
  ends.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)]);
}

/** A black PNG of one bit a pixel: 30,000 × 30,000 pixels in 110 KB. */
export function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rowBytes = 1 + Math.ceil(side / 8);
  return Buffer.concat([
    hex('89504e470d0a1a0a'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(rowBytes * side))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function exifBombs({ photo }: CorpusSources): CorpusFile[] {
  const named = (file: string, directory: () => Buffer) =>
    bomb.rendered(file, () => withSegments(photo, exifOf(rawTiff(directory()))));
  return [
    named('exif-65535-entries.jpg', () => Buffer.concat([hex('ff ff'), Buffer.alloc(60_000, 1)])),
    named('exif-directory-loop.jpg', () =>
      Buffer.concat([hex('01 00'), hex('6987 0400 01000000 08000000'), hex('08 00 00 00')]),
    ),
    named('exif-huge-count.jpg', () =>
      Buffer.concat([hex('01 00'), hex('0f01 0200 ffffffff 08000000')]),
    ),
    named('exif-value-outside.jpg', () =>
      Buffer.concat([hex('01 00'), hex('0f01 0200 00010000 fffffff0')]),
    ),
    named('exif-zero-over-zero.jpg', () =>
      Buffer.concat([hex('01 00'), hex('9a82 0500 01000000 1a000000'), Buffer.alloc(12)]),
    ),
    named('exif-unknown-type.jpg', () =>
      Buffer.concat([hex('01 00'), hex('1201 ee00 01000000 06000000')]),
    ),
    named('exif-directory-cut.jpg', () => hex('ff')),
    bomb.rendered('exif-a-hundred-times.jpg', () =>
      withSegments(
        photo,
        repeated(100, () => exifOf(tiffBlock({ main: [[0x010f, 'text', 'x'.repeat(60_000)]] }))),
      ),
    ),
    bomb.rendered('exif-empty.jpg', () => withSegments(photo, exifOf(Buffer.alloc(0)))),
    bomb.rendered('exif-huge-text.jpg', () =>
      withSegments(photo, exifOf(tiffBlock({ main: [[0x0110, 'text', 'M'.repeat(60_000)]] }))),
    ),
    bomb.rendered('exif-date-nonsense.jpg', () =>
      withSegments(
        photo,
        exifOf(
          tiffBlock({
            exif: [
              [0x9003, 'text', '9999:99:99 99:99:99'],
              [0x9011, 'text', '+99:99'],
            ],
          }),
        ),
      ),
    ),
  ];
}

function profileBombs({ photo }: CorpusSources): CorpusFile[] {
  const profile = adobeRgbProfile();
  const named = (file: string, ...segments: Buffer[]) =>
    bomb.rendered(file, () => withSegments(photo, ...segments));
  return [
    bomb.rendered('profile-of-16-mb.jpg', () =>
      withSegments(photo, ...profileSegments(Buffer.alloc(16_000_000, 7))),
    ),
    named(
      'profile-in-255-pieces.jpg',
      ...profileSegments(Buffer.concat([profile, Buffer.alloc(10_000)]), 64).slice(0, 255),
    ),
    named('profile-piece-missing.jpg', ...profileSegments(profile, 100).slice(1)),
    named('profile-pieces-swapped.jpg', ...profileSegments(profile, 300).toReversed()),
    named(
      'profile-of-a-million-tags.jpg',
      ...profileSegments(patched(profile, 128, hex('000f4240'))),
    ),
    named('profile-tags-outside.jpg', ...profileSegments(patched(profile, 136, hex('7fffffff')))),
    named('profile-claims-4-gb.jpg', ...profileSegments(patched(profile, 0, hex('ffffffff')))),
    named('profile-for-cmyk.jpg', ...profileSegments(patched(profile, 16, Buffer.from('CMYK')))),
    named(
      'profile-of-random-numbers.jpg',
      ...profileSegments(patched(profile, 240, Buffer.alloc(profile.length - 240, 0xa5))),
    ),
    named(
      'profile-curve-too-long.jpg',
      ...profileSegments(patched(profile, profile.length - 8, hex('ffffffff'))),
    ),
  ];
}

function segmentBombs({ photo }: CorpusSources): CorpusFile[] {
  const body = Buffer.alloc(maxBodyBytes, 0x20);
  const xmp = Buffer.concat([
    Buffer.from('http://ns.adobe.com/xmp/extension/\0', 'latin1'),
    Buffer.alloc(65_000, 0x3c),
  ]);
  return [
    bomb.rendered('comments-of-38-mb.jpg', () =>
      withSegments(
        photo,
        repeated(580, () => comment(body)),
      ),
    ),
    bomb.rendered('xmp-of-38-mb.jpg', () =>
      withSegments(
        photo,
        repeated(590, () => segment(0xe1, xmp)),
      ),
    ),
    bomb.refused('comments-a-million.jpg', 'tooMuchMetadata', () =>
      withSegments(
        photo,
        repeated(1_000_000, () => hex('ff fe 00 02')),
      ),
    ),
    bomb.refused('huffman-tables-10000.jpg', 'tooMuchMetadata', () =>
      withSegments(
        photo,
        repeated(10_000, () =>
          segment(0xc4, Buffer.concat([hex('00 01'), Buffer.alloc(15), hex('00')])),
        ),
      ),
    ),
    bomb.refused('fill-bytes-10-mb.jpg', 'unreadable', () =>
      Buffer.concat([photo.subarray(0, 2), Buffer.alloc(10_000_000, 0xff), photo.subarray(2)]),
    ),
    bomb.rendered('photoshop-resources-20-mb.jpg', () =>
      withSegments(
        photo,
        repeated(310, () => segment(0xed, body)),
      ),
    ),
    bomb.rendered('trailing-30-mb-of-markers.jpg', () =>
      Buffer.concat([photo, Buffer.alloc(30_000_000, hex('ff da 00 02'))]),
    ),
  ];
}

function pixelBombs(): CorpusFile[] {
  return [
    bomb.refused('png-30000-squared.jpg', 'notAJpeg', () => blackPng(30_000)),
    bomb.rendered('flat-256-megapixels.jpg', () => flatJpeg({ width: 16_000, height: 16_000 })),
    bomb.rendered('flat-restarts-everywhere.jpg', () =>
      flatJpeg({ width: 8_000, height: 8_000, restartEvery: 1 }),
    ),
    bomb.refused('thousands-of-scans.jpg', 'tooManyScans', () =>
      flatJpeg({ width: 3_000, height: 2_000, refinements: 850 }),
    ),
    bomb.refused('many-scans-of-117-megapixels.jpg', 'tooManyScans', () =>
      flatJpeg({ width: 10_800, height: 10_800, refinements: 190 }),
    ),
    bomb.rendered('scans-at-the-limit.jpg', () =>
      flatJpeg({ width: 10_800, height: 10_800, refinements: 26 }),
    ),
    bomb.refused('progressive-256-megapixels.jpg', 'tooLargeProgressive', () =>
      flatJpeg({ width: 16_000, height: 16_000, refinements: 1 }),
    ),
    bomb.refused('one-pixel-high.jpg', 'tooManyPixels', () =>
      flatJpeg({ width: 65_535, height: 1 }),
    ),
    bomb.rendered('eight-pixels-high.jpg', () => flatJpeg({ width: 65_000, height: 8 })),
  ];
}

/** Small files that want much, and large ones that say little. */
export function bombFiles(sources: CorpusSources): CorpusFile[] {
  return [
    ...exifBombs(sources),
    ...profileBombs(sources),
    ...segmentBombs(sources),
    ...pixelBombs(),
  ];
}
