import type { ManagedColumns, PublicColumns } from '@albumen/contract/endpoints/photos';
import { renditionUrl, type AnyRenditionName } from '@albumen/contract/renditions';

export type PhotoColumns = PublicColumns | ManagedColumns;

/** Width for height where a photo's own is not read yet. */
const ratioUnknown = 1.5;

/** Row `index` of the columns, as a grid or a preview shows it. */
export interface Photo {
  id: string;
  ratio: number;
  /** Thumbhash in base64. */
  hash: string | null;
  /** False while its renditions are being made, and for a file that no photo could be made of. */
  isReady: boolean;
  url: (name: AnyRenditionName) => string;
}

export function photoAt(columns: PhotoColumns, index: number): Photo | undefined {
  const id = columns.id[index];
  const token = columns.token[index];
  if (id === undefined || token === undefined) return undefined;
  return {
    id,
    ratio: ratioAt(columns, index),
    hash: columns.hash[index] ?? null,
    isReady: !('state' in columns) || columns.state[index] === 'ready',
    url: (name) => renditionUrl({ base: columns.base, token }, name),
  };
}

export function ratioAt(columns: PhotoColumns, index: number): number {
  const ratio = columns.ratio[index];
  return ratio === undefined || ratio <= 0 ? ratioUnknown : ratio;
}

const tileSizes = ['400', '800', '1440'] as const;
const largeSizes = ['400', '800', '1440-avif', '2560', '3840'] as const;

/** `srcset` by width: a rendition is named by its longest side, so a portrait's width is less. */
export function sourceSet({ url, ratio }: Pick<Photo, 'url' | 'ratio'>, isLarge = false): string {
  return (isLarge ? largeSizes : tileSizes)
    .map((name) => `${url(name)} ${Math.round(Number.parseInt(name, 10) * Math.min(1, ratio))}w`)
    .join(', ');
}
