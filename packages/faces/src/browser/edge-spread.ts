import type { Picture } from '../face-model.ts';
import type { FaceBox } from '../face.ts';
import { resampled } from '../lib/resampled.ts';

/** Every face is judged at this size, so that near and far ones compare. */
const judgedPx = 96;

/** Variance of the edges inside a face: below about 12 it is blurred. */
export function edgeSpread(picture: Picture, box: FaceBox): number {
  const { pixels } = resampled(picture, box, { width: judgedPx, height: judgedPx });
  const gray = Float32Array.from({ length: judgedPx ** 2 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return varianceOf(edgesOf(gray));
}

function edgesOf(gray: Float32Array): number[] {
  const edges: number[] = [];
  for (let place = judgedPx; place < gray.length - judgedPx; place += 1) {
    const column = place % judgedPx;
    if (column === 0 || column === judgedPx - 1) continue;
    const around = [place - 1, place + 1, place - judgedPx, place + judgedPx];
    const sum = around.reduce((total, next) => total + (gray[next] ?? 0), 0);
    edges.push(sum - 4 * (gray[place] ?? 0));
  }
  return edges;
}

function varianceOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
