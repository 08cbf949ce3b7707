import sharp from 'sharp';
import { adobeRgbProfile } from '../src/lib/adobe-rgb.ts';
import { group, type CorpusFile, type CorpusSources } from './corpus-file.ts';
import { exifSegment, orientationSegment } from './exif-parts.ts';
import { flatJpeg } from './flat-jpeg.ts';
import {
  comment,
  findSegment,
  hex,
  patched,
  profileSegments,
  segment,
  withSegments,
} from './jpeg-parts.ts';

const good = group('good');

const cameraExif = exifSegment({
  main: [
    [0x010f, 'text', 'Canon'],
    [0x0110, 'text', 'Canon EOS R5'],
    [0x0112, 'short', 1],
  ],
  exif: [
    [0x9003, 'text', '2026:05:01 14:03:22'],
    [0x9011, 'text', '+02:00'],
    [0xa434, 'text', 'RF 50mm F1.2'],
  ],
});

/** EXIF of a camera set to Adobe RGB, which embeds no profile. */
export const adobeRgbExif = exifSegment({
  exif: [[0xa001, 'short', 65_535]],
  interoperability: [[1, 'text', 'R03']],
});

function jfxxThumbnail(photo: Buffer): Buffer {
  return segment(
    0xe0,
    Buffer.concat([Buffer.from('JFXX\0\x10', 'latin1'), photo.subarray(0, 20_000)]),
  );
}

function colorFiles({ photo }: CorpusSources): CorpusFile[] {
  return [
    good.rendered('display-p3.jpg', () => sharp(photo).withIccProfile('p3').jpeg().toBuffer()),
    good.rendered('adobe-rgb-profile.jpg', () =>
      withSegments(photo, ...profileSegments(adobeRgbProfile())),
    ),
    good.rendered('adobe-rgb-by-exif.jpg', () => withSegments(photo, adobeRgbExif)),
    good.rendered('srgb-profile.jpg', () => sharp(photo).withIccProfile('srgb').jpeg().toBuffer()),
    good.rendered('gray.jpg', () => sharp(photo).toColourspace('b-w').jpeg().toBuffer()),
    good.rendered('gray-progressive.jpg', () =>
      sharp(photo).toColourspace('b-w').jpeg({ progressive: true }).toBuffer(),
    ),
    good.rendered('cmyk.jpg', () => sharp(photo).toColourspace('cmyk').jpeg().toBuffer()),
    good.rendered('cmyk-profile.jpg', () => sharp(photo).withIccProfile('cmyk').jpeg().toBuffer()),
    good.rendered('ycck.jpg', async () => {
      const cmyk = await sharp(photo).toColourspace('cmyk').jpeg().toBuffer();
      return patched(cmyk, findSegment(cmyk, 0xee) + 15, hex('02'));
    }),
    good.rendered('adobe-marker-rgb.jpg', () =>
      withSegments(photo, segment(0xee, Buffer.from('Adobe\0\x64\0\0\0\0\0', 'latin1'))),
    ),
  ];
}

function codingFiles({ photo }: CorpusSources): CorpusFile[] {
  return [
    good.rendered('4-4-4.jpg', () => sharp(photo).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
    good.rendered('progressive.jpg', () => sharp(photo).jpeg({ progressive: true }).toBuffer()),
    good.rendered('optimized-scans.jpg', () => sharp(photo).jpeg({ mozjpeg: true }).toBuffer()),
    good.rendered('quality-1.jpg', () => sharp(photo).jpeg({ quality: 1 }).toBuffer()),
    good.rendered('quality-100.jpg', () => sharp(photo).jpeg({ quality: 100 }).toBuffer()),
    good.rendered('restart-markers.jpg', () =>
      flatJpeg({ width: 1600, height: 1200, restartEvery: 7 }),
    ),
    good.rendered('hundred-scans.jpg', () =>
      flatJpeg({ width: 1600, height: 1200, refinements: 99 }),
    ),
    good.rendered('odd-size.jpg', () =>
      sharp(photo).resize(1201, 3, { fit: 'fill' }).jpeg().toBuffer(),
    ),
    good.rendered('panorama.jpg', () =>
      sharp(photo).resize(9000, 400, { fit: 'fill' }).jpeg().toBuffer(),
    ),
    good.rendered('tower.jpg', () =>
      sharp(photo).resize(90, 9000, { fit: 'fill' }).jpeg().toBuffer(),
    ),
  ];
}

function metadataFiles({ photo }: CorpusSources): CorpusFile[] {
  const secondPicture = Buffer.concat([photo, photo]);
  return [
    good.rendered('camera-exif.jpg', () => withSegments(photo, cameraExif)),
    good.rendered('thumbnail-inside.jpg', () => withSegments(photo, jfxxThumbnail(photo))),
    good.rendered('xmp.jpg', () =>
      withSegments(
        photo,
        segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>', 'latin1')),
      ),
    ),
    good.rendered('mpo.jpg', () =>
      withSegments(secondPicture, segment(0xe2, Buffer.from('MPF\0II*\0', 'latin1'))),
    ),
    good.rendered('trailing-garbage.jpg', () =>
      Buffer.concat([photo, Buffer.alloc(5_000_000, 0xab)]),
    ),
    good.rendered('comments.jpg', () => withSegments(photo, comment('one'), comment('two'))),
    good.rendered('fill-bytes.jpg', () =>
      Buffer.concat([photo.subarray(0, 2), Buffer.alloc(500, 0xff), photo.subarray(2)]),
    ),
    good.rendered('missing-end-marker.jpg', () => photo.subarray(0, photo.length - 2)),
    good.rendered('invalid-sos-parameters.jpg', () =>
      patched(photo, findSegment(photo, 0xda) + 11, hex('00 00 00')),
    ),
    good.rendered('garbage-between-segments.jpg', () =>
      Buffer.concat([photo.subarray(0, 2), comment('x'), hex('00 01 02 03'), photo.subarray(2)]),
    ),
  ];
}

function orientationFiles({ photo }: CorpusSources): CorpusFile[] {
  const values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 65_535];
  return [
    ...values.map((value) =>
      good.rendered(`orientation-${value}.jpg`, () =>
        withSegments(photo, orientationSegment(value)),
      ),
    ),
    good.rendered('orientation-twice.jpg', () =>
      withSegments(photo, orientationSegment(6), orientationSegment(3)),
    ),
    good.rendered('orientation-two-tags.jpg', () =>
      withSegments(
        photo,
        exifSegment({
          main: [
            [0x0112, 'short', 8],
            [0x0112, 'short', 3],
          ],
        }),
      ),
    ),
    good.rendered('orientation-big-endian.jpg', () =>
      withSegments(photo, exifSegment({ isBigEndian: true, main: [[0x0112, 'short', 6]] })),
    ),
  ];
}

/** Photos that are fine, the odd ones among them. */
export function goodFiles(sources: CorpusSources): CorpusFile[] {
  return [
    ...colorFiles(sources),
    ...codingFiles(sources),
    ...metadataFiles(sources),
    ...orientationFiles(sources),
  ];
}
