import type { ManagedColumns, PublicColumns } from '@albumen/contract/endpoints/photos';
import { renditionUrl, type RenditionName } from '@albumen/contract/renditions';

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
  url: (name: RenditionName) => string;
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

const widths: readonly RenditionName[] = ['400', '800', '1440', '2560'];

/** `srcset` by width: a rendition's name is its longest side, so a portrait's width is less. */
export function sourceSet(photo: Photo, upTo: RenditionName = '2560'): string {
  return widths
    .slice(0, widths.indexOf(upTo) + 1)
    .map((name) => `${photo.url(name)} ${renditionWidth(photo.ratio, name)}w`)
    .join(', ');
}

function renditionWidth(ratio: number, name: RenditionName): number {
  return Math.round(Number(name) * Math.min(1, ratio));
}
