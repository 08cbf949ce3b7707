import { timeOfText, type TimeTaken } from './time-taken.ts';

/** The times of a shot in XMP, the nearest to it first. */
const xmpNames = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate'];
const longestDate = 40;

/** A property of XMP, written as an attribute or as an element. */
function xmpProperty(xmp: string, name: string): string | null {
  for (const lead of [`${name}="`, `${name}='`, `<${name}>`]) {
    const at = xmp.indexOf(lead);
    if (at < 0) continue;
    const from = at + lead.length;
    const [text = ''] = xmp.slice(from, from + longestDate).split(/["'<]/);
    return text;
  }
  return null;
}

/** When the photo was taken, by a block of XMP. */
export function readXmpTime(xmp: string): TimeTaken | null {
  for (const name of xmpNames) {
    const taken = timeOfText(xmpProperty(xmp, name), 'XMP');
    if (taken !== null) return taken;
  }
  return null;
}

const resourceMark = '8BIM';
const iptcResource = 0x0404;
const datasetMark = 0x1c;
const applicationRecord = 2;
const dateCreated = 55;
const timeCreated = 60;

/** The IPTC block among Photoshop's resources. */
function findIptc(resources: Buffer): Buffer | null {
  let at = 0;
  while (at + 12 <= resources.length && resources.toString('latin1', at, at + 4) === resourceMark) {
    const nameBytes = resources.readUInt8(at + 6) + 1;
    const sizeAt = at + 6 + nameBytes + (nameBytes % 2);
    if (sizeAt + 4 > resources.length) return null;
    const size = resources.readUInt32BE(sizeAt);
    const from = sizeAt + 4;
    if (resources.readUInt16BE(at + 4) === iptcResource)
      return resources.subarray(from, from + size);
    at = from + size + (size % 2);
  }
  return null;
}

function iptcText(block: Buffer, wanted: number): string {
  let at = 0;
  while (at + 5 <= block.length && block[at] === datasetMark) {
    const size = block.readUInt16BE(at + 3);
    const from = at + 5;
    if (block[at + 1] === applicationRecord && block[at + 2] === wanted) {
      return block.toString('latin1', from, from + Math.min(size, longestDate));
    }
    at = from + size;
  }
  return '';
}

/** When the photo was taken, by the IPTC block among Photoshop's resources. */
export function readIptcTime(resources: Buffer): TimeTaken | null {
  const block = findIptc(resources);
  if (block === null) return null;
  return timeOfText(`${iptcText(block, dateCreated)}${iptcText(block, timeCreated)}`, 'IPTC');
}
