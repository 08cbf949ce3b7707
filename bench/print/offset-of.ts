import sharp, { type OutputInfo } from 'sharp';

/** Root of the mean square of how far two pictures of equal size are apart, of 255. */
export async function offsetOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) {
    throw new Error(`${a.info.width} × ${a.info.height} and ${b.info.width} × ${b.info.height}`);
  }
  let sum = 0;
  for (let at = 0; at < a.data.length; at += 1) sum += ((a.data[at] ?? 0) - (b.data[at] ?? 0)) ** 2;
  return Math.sqrt(sum / a.data.length);
}

function pixelsOf(file: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  return sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
