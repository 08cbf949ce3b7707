/** Average width of a tile, in CSS pixels. */
export const tileSizes = [120, 180, 280] as const;

export type TileSize = (typeof tileSizes)[number];

export const tileSizeLabels: Record<TileSize, string> = {
  120: 'Small tiles',
  180: 'Medium tiles',
  280: 'Large tiles',
};

/** Width for height of the photos of a wedding, on the average. */
const averageRatio = 1.25;

export function rowHeightFor(size: TileSize): number {
  return Math.round(size / averageRatio);
}

export function isTileSize(value: number): value is TileSize {
  return tileSizes.some((size) => size === value);
}
