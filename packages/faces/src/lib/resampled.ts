import type { Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';

/** A part of a picture at another size, made of as many samples a pixel as the reduction needs. */
export function resampled(
  picture: Picture,
  part: FaceBox,
  { width, height }: { width: number; height: number },
): Picture {
  const pixels = new Uint8Array(width * height * 3);
  const stepX = (part.width * picture.width) / width;
  const stepY = (part.height * picture.height) / height;
  const across = Math.max(1, Math.ceil(stepX));
  const down = Math.max(1, Math.ceil(stepY));
  const left = part.x * picture.width;
  const top = part.y * picture.height;
  for (let index = 0; index < width * height; index += 1) {
    const sum = [0, 0, 0];
    for (let sample = 0; sample < across * down; sample += 1) {
      const x = left + stepX * ((index % width) + ((sample % across) + 0.5) / across);
      const y =
        top + stepY * (Math.floor(index / width) + (Math.floor(sample / across) + 0.5) / down);
      addColor(sum, picture, { x: x - 0.5, y: y - 0.5 });
    }
    for (let color = 0; color < 3; color += 1) {
      pixels[index * 3 + color] = Math.round((sum[color] ?? 0) / (across * down));
    }
  }
  return { pixels, width, height, channels: 3 };
}

/** Adds what lies between four pixels, each by how near it is. */
export function addColor(
  sum: number[],
  { pixels, width, height, channels }: Picture,
  { x, y }: { x: number; y: number },
): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  for (let corner = 0; corner < 4; corner += 1) {
    const column = left + (corner % 2);
    const row = top + Math.floor(corner / 2);
    const share = (1 - Math.abs(x - column)) * (1 - Math.abs(y - row));
    const place =
      Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column));
    for (let color = 0; color < 3; color += 1) {
      sum[color] = (sum[color] ?? 0) + share * (pixels[place * channels + color] ?? 0);
    }
  }
}
