/** Until a photo is read, its box has the shape of most photos. */
const usualRatio = 1.5;

/** Width by height, to four digits. */
export function ratioOf({
  width,
  height,
}: {
  width: number | null;
  height: number | null;
}): number {
  if (width === null || height === null) return usualRatio;
  return Math.round((width / height) * 10_000) / 10_000;
}
