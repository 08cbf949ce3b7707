import sharp from 'sharp';
import { group, type CorpusFile, type CorpusSources } from './corpus-file.ts';
import {
  findSegment,
  hex,
  patched,
  scanDataOffset,
  segment,
  withFrameSize,
  withSegments,
  without,
} from './jpeg-parts.ts';
import { seededRandom } from './seeded-random.ts';

const truncated = group('truncated');
const header = group('broken header');
const flipped = group('bit flips');

const keptShares = [0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.97] as const;

function ended(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, hex('ff d9')]);
}

/** Cut and then closed, as tools do that mend files: what is missing shows in the picture alone. */
function closedFiles({ photo, progressive }: CorpusSources): CorpusFile[] {
  const cmyk = () => sharp(photo).withIccProfile('cmyk').jpeg().toBuffer();
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  return [
    truncated.refused('cmyk-cut.jpg', 'truncated', async () => half(await cmyk())),
    truncated.refused('cut-then-ended.jpg', 'truncated', () => ended(half(photo))),
    truncated.refused('cmyk-cut-then-ended.jpg', 'truncated', async () =>
      ended(half(await cmyk())),
    ),
    truncated.refused('progressive-cut-then-ended.jpg', 'truncated', () =>
      ended(half(progressive)),
    ),
    truncated.refused('progressive-without-last-scan.jpg', 'truncated', () =>
      ended(progressive.subarray(0, progressive.lastIndexOf(hex('ff da')))),
    ),
    truncated.refused('progressive-last-scan-cut.jpg', 'truncated', () =>
      ended(progressive.subarray(0, progressive.length - 2_000)),
    ),
    truncated.either('last-bytes-missing.jpg', () => photo.subarray(0, photo.length - 3)),
  ];
}

/** The same photo, cut at many points. */
export function truncatedFiles(sources: CorpusSources): CorpusFile[] {
  const { photo, progressive } = sources;
  const headCuts = [3, 4, 11, 20, 100, 300, 550];
  return [
    ...headCuts.map((bytes) =>
      truncated.refused(`cut-at-${bytes}-bytes.jpg`, 'truncated', () => photo.subarray(0, bytes)),
    ),
    ...keptShares.map((share) =>
      truncated.refused(`cut-at-${share * 100}-percent.jpg`, 'truncated', () =>
        photo.subarray(0, photo.length * share),
      ),
    ),
    ...keptShares.map((share) =>
      truncated.refused(`progressive-cut-at-${share * 100}-percent.jpg`, 'truncated', () =>
        progressive.subarray(0, progressive.length * share),
      ),
    ),
    ...closedFiles(sources),
    truncated.refused('rest-is-zeros.jpg', 'truncated', () =>
      Buffer.concat([photo.subarray(0, photo.length / 2), Buffer.alloc(photo.length / 2)]),
    ),
    truncated.refused('ends-behind-scan-header.jpg', 'truncated', () =>
      photo.subarray(0, scanDataOffset(photo)),
    ),
  ];
}

function frameFiles({ photo }: CorpusSources): CorpusFile[] {
  const frame = findSegment(photo, 0xc0);
  const marker = (code: string) => patched(photo, frame + 1, hex(code));
  return [
    header.refused('65535-squared.jpg', 'tooManyPixels', () =>
      withFrameSize(photo, 65_535, 65_535),
    ),
    header.refused('30000-squared.jpg', 'tooManyPixels', () =>
      withFrameSize(photo, 30_000, 30_000),
    ),
    header.refused('65535-by-8.jpg', 'tooManyPixels', () => withFrameSize(photo, 65_535, 8)),
    header.refused('16000-squared-no-pixels.jpg', 'truncated', () =>
      withFrameSize(photo, 16_000, 16_000),
    ),
    header.refused('zero-width.jpg', 'unreadable', () => withFrameSize(photo, 0, 1_000)),
    header.refused('zero-height.jpg', 'unreadable', () => withFrameSize(photo, 1_000, 0)),
    header.refused('too-small.jpg', 'tooSmall', () => withFrameSize(photo, 800, 600)),
    header.refused('taller-than-its-pixels.jpg', 'truncated', () =>
      withFrameSize(photo, 1600, 3000),
    ),
    header.either('shorter-than-its-pixels.jpg', () => withFrameSize(photo, 1600, 500)),
    header.either('wrong-width.jpg', () => withFrameSize(photo, 1500, 1067)),
    header.refused('lossless.jpg', 'unsupportedJpeg', () => marker('c3')),
    header.refused('hierarchical.jpg', 'unsupportedJpeg', () => marker('c5')),
    header.refused('arithmetic.jpg', 'unsupportedJpeg', () => marker('c9')),
    header.refused('arithmetic-progressive.jpg', 'unsupportedJpeg', () => marker('ca')),
    header.either('baseline-says-progressive.jpg', () => marker('c2')),
    header.refused('12-bit.jpg', 'unsupportedJpeg', () => patched(photo, frame + 4, hex('0c'))),
    header.refused('16-bit.jpg', 'unsupportedJpeg', () => patched(photo, frame + 4, hex('10'))),
    header.refused('no-components.jpg', 'unreadable', () => patched(photo, frame + 9, hex('00'))),
    header.refused('two-components.jpg', 'unsupportedJpeg', () =>
      patched(photo, frame + 9, hex('02')),
    ),
    header.refused('200-components.jpg', 'unreadable', () => patched(photo, frame + 9, hex('c8'))),
    header.refused('sampling-zero.jpg', 'unreadable', () => patched(photo, frame + 11, hex('00'))),
    header.refused('sampling-fifteen.jpg', 'unreadable', () =>
      patched(photo, frame + 11, hex('ff')),
    ),
    header.refused('quantization-table-nine.jpg', 'unreadable', () =>
      patched(photo, frame + 12, hex('09')),
    ),
  ];
}

function tableFiles({ photo }: CorpusSources): CorpusFile[] {
  const scan = findSegment(photo, 0xda);
  const codes = findSegment(photo, 0xc4);
  return [
    header.refused('no-frame.jpg', 'unreadable', () => without(photo, 0xc0)),
    header.refused('two-frames.jpg', 'unreadable', () => {
      const at = findSegment(photo, 0xc0);
      return withSegments(photo, photo.subarray(at, at + 19));
    }),
    header.refused('no-quantization.jpg', 'unreadable', () => without(without(photo, 0xdb), 0xdb)),
    header.either('no-huffman-table.jpg', () => without(photo, 0xc4)),
    header.refused('huffman-counts-full.jpg', 'unreadable', () =>
      patched(photo, codes + 5, Buffer.alloc(16, 0xff)),
    ),
    header.refused('scan-of-nine.jpg', 'unreadable', () => patched(photo, scan + 4, hex('09'))),
    header.refused('scan-of-unknown-component.jpg', 'unreadable', () =>
      patched(photo, scan + 5, hex('77')),
    ),
    header.refused('segment-length-zero.jpg', 'truncated', () =>
      Buffer.concat([hex('ff d8 ff e0 00 00'), photo.subarray(2)]),
    ),
    header.refused('segment-behind-the-end.jpg', 'truncated', () =>
      Buffer.concat([hex('ff d8 ff e0 ff ff'), photo.subarray(2, 900)]),
    ),
    header.refused('start-twice.jpg', 'unreadable', () => Buffer.concat([hex('ff d8'), photo])),
    header.refused('nothing-but-start-and-end.jpg', 'unreadable', () =>
      hex('ff d8 ff d9 00 00 00 00'),
    ),
    header.refused('garbage-in-front.jpg', 'notAJpeg', () =>
      Buffer.concat([Buffer.from('\0\0\0garbage'), photo]),
    ),
    header.either('restart-interval-of-one.jpg', () =>
      withSegments(photo, segment(0xdd, hex('00 01'))),
    ),
    header.either('all-quantization-zero.jpg', () =>
      patched(photo, findSegment(photo, 0xdb) + 5, Buffer.alloc(64)),
    ),
  ];
}

/** Files whose structure is wrong. */
export function brokenHeaderFiles(sources: CorpusSources): CorpusFile[] {
  return [...frameFiles(sources), ...tableFiles(sources)];
}

/** Files with single bits turned over, the same ones each time. */
export function flippedFiles({ photo, progressive }: CorpusSources): CorpusFile[] {
  return Array.from({ length: 20 }, (_, index) =>
    flipped.either(`bit-flips-${index + 1}.jpg`, () => {
      const random = seededRandom(index + 1);
      const bytes = Buffer.from(index % 3 === 0 ? progressive : photo);
      // The first half of the files is hit in the compressed data only, the others anywhere.
      const from = index < 10 ? scanDataOffset(bytes) : 2;
      for (let flip = 0; flip <= index; flip += 1) {
        const at = from + Math.floor(random() * (bytes.length - from));
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at);
      }
      return bytes;
    }),
  );
}
