/** Bytes of the scale by which the numbers of one face are packed. */
const scaleBytes = 4;
const most = 127;

/**
 * What tells a face apart in a quarter of the bytes: a scale of four bytes and one byte for each number. Distances
 * change by less than a hundredth of what tells two people apart.
 */
export function packNumbers(numbers: ArrayLike<number>): Uint8Array {
  const packed = new Uint8Array(scaleBytes + numbers.length);
  const largest = Array.from(numbers).reduce((so, number) => Math.max(so, Math.abs(number)), 0);
  const scale = Math.fround(largest / most) || 1;
  new DataView(packed.buffer).setFloat32(0, scale, true);
  const bytes = new Int8Array(packed.buffer, scaleBytes);
  for (let index = 0; index < numbers.length; index += 1) {
    bytes[index] = Math.round((numbers[index] ?? 0) / scale);
  }
  return packed;
}

/** The numbers of so many faces, which lie packed one after the other, as many of each. */
export function unpackNumbers(packed: Uint8Array, faceCount: number): Float32Array {
  const each = faceCount === 0 ? 0 : packed.length / faceCount - scaleBytes;
  const numbers = new Float32Array(faceCount * each);
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  for (let face = 0; face < faceCount; face += 1) {
    const start = face * (scaleBytes + each);
    const scale = view.getFloat32(start, true);
    const bytes = new Int8Array(packed.buffer, packed.byteOffset + start + scaleBytes, each);
    for (let index = 0; index < each; index += 1) {
      numbers[face * each + index] = (bytes[index] ?? 0) * scale;
    }
  }
  return numbers;
}
