import { profileSegment } from './adobe-rgb.ts';

const iccFlag = 0x20;
const riffHeaderBytes = 12;

/** Puts a profile into a JPEG of our own making, behind its JFIF segment. */
export function tagJpeg(jpeg: Buffer, profile: Buffer): Buffer {
  const behindJfif = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([
    jpeg.subarray(0, behindJfif),
    profileSegment(profile),
    jpeg.subarray(behindJfif),
  ]);
}

function riffChunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** Puts a profile into a WebP of our own making: the simple layout becomes the extended one. */
export function tagWebp(
  webp: Buffer,
  size: { width: number; height: number },
  profile: Buffer,
): Buffer {
  const features = Buffer.alloc(10);
  features.writeUInt8(iccFlag, 0);
  features.writeUIntLE(size.width - 1, 4, 3);
  features.writeUIntLE(size.height - 1, 7, 3);
  const tagged = Buffer.concat([
    webp.subarray(0, riffHeaderBytes),
    riffChunk('VP8X', features),
    riffChunk('ICCP', profile),
    webp.subarray(riffHeaderBytes),
  ]);
  tagged.writeUInt32LE(tagged.length - 8, 4);
  return tagged;
}
