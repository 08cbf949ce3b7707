const segmentHead = 'ff e1 00 22 45 78 69 66 00 00';
/** One directory of one entry: orientation, a short. */
const directory = '4d 4d 00 2a 00 00 00 08 00 01 01 12 00 03 00 00 00 01 00 00 00 00 00 00 00 00';
const valueAt = 29;

/** An EXIF segment that says nothing but the orientation, 1 to 8. */
export function orientationSegment(orientation: number): Buffer {
  const segment = Buffer.from(`${segmentHead}${directory}`.replaceAll(' ', ''), 'hex');
  segment.writeUInt8(orientation, valueAt);
  return segment;
}
