import type { Segment } from '../plan-archive.ts';
import type { ByteSpan } from '../read-archive.ts';

/** The part of one segment that a range asks for, counted from the segment's own start. */
export interface SegmentPart {
  readonly segment: Segment;
  readonly span: ByteSpan;
}

/** The parts of the segments that lie in a span of the archive; never an empty one. */
export function* segmentsWithin(
  segments: readonly Segment[],
  { start, end }: ByteSpan,
): Generator<SegmentPart> {
  for (
    let position = firstEndingAfter(segments, start);
    position < segments.length;
    position += 1
  ) {
    const segment = segments[position];
    if (segment === undefined || segment.offset >= end) return;
    const span = {
      start: Math.max(start - segment.offset, 0),
      end: Math.min(end - segment.offset, segment.sizeBytes),
    };
    if (span.start < span.end) yield { segment, span };
  }
}

function firstEndingAfter(segments: readonly Segment[], start: number): number {
  let low = 0;
  let high = segments.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const segment = segments[middle];
    if (segment !== undefined && segment.offset + segment.sizeBytes > start) high = middle;
    else low = middle + 1;
  }
  return low;
}
