import { fixedAt, signatureAt, type TagTable } from './icc-tags.ts';

/** Primaries of sRGB, adapted to the profile connection space's white. */
const srgbColorants = {
  rXYZ: [0.4361, 0.2225, 0.0139],
  gXYZ: [0.3851, 0.7169, 0.0971],
  bXYZ: [0.1431, 0.0606, 0.7141],
} as const;
const colorantTolerance = 0.002;
const curveTolerance = 0.002;
const curveSamples = [0.02, 0.1, 0.25, 0.5, 0.75] as const;

function hasSrgbColorant(tag: Buffer | undefined, expected: readonly number[]): boolean {
  if (tag === undefined || tag.length < 20) return false;
  return expected.every(
    (value, axis) => Math.abs(fixedAt(tag, 8 + axis * 4) - value) < colorantTolerance,
  );
}

function srgbToLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function tableCurve(tag: Buffer): ((value: number) => number) | null {
  const count = tag.readUInt32BE(8);
  if (count < 256 || tag.length < 12 + count * 2) return null;
  return (value) => tag.readUInt16BE(12 + Math.round(value * (count - 1)) * 2) / 65_535;
}

function formulaCurve(tag: Buffer): ((value: number) => number) | null {
  if (tag.readUInt16BE(8) !== 3 || tag.length < 32) return null;
  const [g = 0, a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3, 4].map((index) =>
    fixedAt(tag, 12 + index * 4),
  );
  return (value) => (value >= d ? (a * value + b) ** g : c * value);
}

function hasSrgbCurve(tag: Buffer | undefined): boolean {
  if (tag === undefined || tag.length < 12) return false;
  const curve = signatureAt(tag, 0) === 'para' ? formulaCurve(tag) : tableCurve(tag);
  if (curve === null) return false;
  return curveSamples.every(
    (value) => Math.abs(curve(value) - srgbToLinear(value)) < curveTolerance,
  );
}

/** Whether a profile's primaries and curves are those of sRGB, whatever it calls itself. */
export function isSrgb(tags: TagTable): boolean {
  return (
    !tags.has('A2B0') &&
    Object.entries(srgbColorants).every(([name, expected]) =>
      hasSrgbColorant(tags.get(name), expected),
    ) &&
    ['rTRC', 'gTRC', 'bTRC'].every((name) => hasSrgbCurve(tags.get(name)))
  );
}
