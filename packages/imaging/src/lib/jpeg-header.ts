import { accept, refuse, type Outcome } from '../refusal.ts';
import { readFrame, type JpegFrame } from './jpeg-frame.ts';
import type { WindowReader } from './window-reader.ts';

/** Bounds against metadata bombs; a photo with depth maps and extended XMP has about 300 segments. */
const maxSegments = 2_000;
const maxGarbageBytes = 4_096;

/** One marker segment before the first scan. */
export interface JpegSegment {
  readonly marker: number;
  /** Where its 0xFF stands. */
  readonly offset: number;
  /** The length with marker and length field. */
  readonly lengthBytes: number;
}

/** What stands in front of the compressed data. */
export interface JpegHeader {
  readonly frame: JpegFrame;
  readonly segments: readonly JpegSegment[];
  /** The first start-of-scan segment: everything from here on goes to the decoder as it is. */
  readonly scanOffset: number;
  /** Components in the first scan; fewer than the frame's means several scans. */
  readonly scanComponents: number;
}

const startOfImage = 0xd8;
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Whether a marker starts a frame, of whatever coding. */
export function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Finds the next marker at or after `from`, over fill bytes and a little garbage; -1 when there is none. */
async function findMarker(reader: WindowReader, from: number): Promise<number> {
  const bytes = await reader.at(from, maxGarbageBytes);
  for (let index = 0; index + 1 < bytes.length; index += 1) {
    const next = bytes[index + 1] ?? 0;
    if (bytes[index] === 0xff && next !== 0xff && next !== 0) return from + index;
  }
  return -1;
}

async function readSegment(
  reader: WindowReader,
  offset: number,
): Promise<JpegSegment | 'cut' | 'none'> {
  const head = Buffer.from(await reader.at(offset, 4));
  if (head.length < 4) return 'cut';
  const marker = head.readUInt8(1);
  if (marker === startOfImage || marker === endOfImage) return 'none';
  const lengthBytes = head.readUInt16BE(2);
  if (lengthBytes < 2 || offset + 2 + lengthBytes > reader.sizeBytes) return 'cut';
  return { marker, offset, lengthBytes: 2 + lengthBytes };
}

/** Reads a segment's content, without marker and length. */
export async function readBody(reader: WindowReader, segment: JpegSegment): Promise<Buffer> {
  return Buffer.from(await reader.at(segment.offset + 4, segment.lengthBytes - 4));
}

async function finish(
  reader: WindowReader,
  segments: JpegSegment[],
  scan: JpegSegment,
): Promise<Outcome<JpegHeader>> {
  const frames = segments.filter(({ marker }) => isFrameMarker(marker));
  const [first, ...others] = frames;
  if (first === undefined || others.length > 0) return refuse('unreadable');
  const frame = readFrame(first.marker, await readBody(reader, first));
  if (!frame.ok) return frame;
  const scanComponents = (await readBody(reader, scan))[0] ?? 0;
  if (scanComponents < 1 || scanComponents > frame.value.components.length)
    return refuse('unreadable');
  return accept({ frame: frame.value, segments, scanOffset: scan.offset, scanComponents });
}

/** Walks the marker segments of a JPEG up to its first scan without reading what it skips. */
export async function readJpegHeader(reader: WindowReader): Promise<Outcome<JpegHeader>> {
  const segments: JpegSegment[] = [];
  let position = 2;
  while (segments.length < maxSegments) {
    const offset = await findMarker(reader, position);
    if (offset < 0)
      return refuse(position + maxGarbageBytes >= reader.sizeBytes ? 'truncated' : 'unreadable');
    const segment = await readSegment(reader, offset);
    if (segment === 'none') return refuse('unreadable');
    if (segment === 'cut') return refuse('truncated');
    if (segment.marker === startOfScan) return finish(reader, segments, segment);
    segments.push(segment);
    position = offset + segment.lengthBytes;
  }
  return refuse('tooMuchMetadata');
}
