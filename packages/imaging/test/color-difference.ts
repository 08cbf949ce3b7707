/** A color as L*, a* and b*, of the D65 white that sRGB has. */
export type Lab = readonly [lightness: number, a: number, b: number];

const whitePoint = [0.95047, 1, 1.08883] as const;

function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const linear = Float64Array.from({ length: 256 }, (_, value) => toLinear(value));

function curved(ratio: number): number {
  return ratio > 216 / 24_389 ? Math.cbrt(ratio) : (ratio * (24_389 / 27) + 16) / 116;
}

/** Converts an sRGB color of 8 bits a channel. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear[red] ?? 0, linear[green] ?? 0, linear[blue] ?? 0];
  const x = curved((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / whitePoint[0]);
  const y = curved((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / whitePoint[1]);
  const z = curved((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / whitePoint[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const degrees = 180 / Math.PI;
const seventh = 25 ** 7;

function hueOf(b: number, a: number): number {
  if (a === 0 && b === 0) return 0;
  return (Math.atan2(b, a) * degrees + 360) % 360;
}

function cosine(angle: number): number {
  return Math.cos(angle / degrees);
}

function hueDifference(one: number, other: number): number {
  const turn = other - one;
  if (Math.abs(turn) <= 180) return turn;
  return turn > 180 ? turn - 360 : turn + 360;
}

function meanHue(one: number, other: number): number {
  if (Math.abs(one - other) <= 180) return (one + other) / 2;
  return one + other < 360 ? (one + other + 360) / 2 : (one + other - 360) / 2;
}

/** How far two colors are apart to the eye, by the formula of 2000 (CIEDE2000); 1 is just visible. */
export function colorDifference(one: Lab, other: Lab): number {
  const meanChroma = (Math.hypot(one[1], one[2]) + Math.hypot(other[1], other[2])) / 2;
  const gray = 0.5 * (1 - Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + seventh)));
  const [a1, a2] = [one[1] * (1 + gray), other[1] * (1 + gray)];
  const [c1, c2] = [Math.hypot(a1, one[2]), Math.hypot(a2, other[2])];
  const [h1, h2] = [hueOf(one[2], a1), hueOf(other[2], a2)];
  const turn = c1 * c2 === 0 ? 0 : hueDifference(h1, h2);
  const hue = c1 * c2 === 0 ? h1 + h2 : meanHue(h1, h2);
  const lightness = (one[0] + other[0]) / 2 - 50;
  const chroma = (c1 + c2) / 2;
  const weight =
    1 -
    0.17 * cosine(hue - 30) +
    0.24 * cosine(2 * hue) +
    0.32 * cosine(3 * hue + 6) -
    0.2 * cosine(4 * hue - 63);
  const dL = (other[0] - one[0]) / (1 + (0.015 * lightness ** 2) / Math.sqrt(20 + lightness ** 2));
  const dC = (c2 - c1) / (1 + 0.045 * chroma);
  const dH =
    (2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2 / degrees)) / (1 + 0.015 * chroma * weight);
  const spread = 30 * Math.exp(-(((hue - 275) / 25) ** 2));
  const bend =
    -Math.sin((2 * spread) / degrees) * 2 * Math.sqrt(chroma ** 7 / (chroma ** 7 + seventh));
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + bend * dC * dH);
}

/** The mean difference of two pictures of the same size, three bytes a pixel in sRGB. */
export function meanColorDifference(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) throw new RangeError('the pictures differ in size');
  let sum = 0;
  for (let at = 0; at < one.length; at += 3)
    sum += colorDifference(labAt(one, at), labAt(other, at));
  return (sum * 3) / one.length;
}

function labAt(pixels: Uint8Array, at: number): Lab {
  return labOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
}
