import type { DesignDocument } from '@albumen/print/document/design-document';
import type { PrintProduct } from '@albumen/print/products/product';

/** A photo's original on this disk. */
export interface LocalOriginal {
  path: string;
  /** Whether its renditions needed damage to be bridged. */
  isRepaired: boolean;
}

/** The input of a drawing process, as JSON in its folder. */
export interface PrintWork {
  document: DesignDocument;
  product: PrintProduct;
  /** The item's number in its lab order, for the names of its files. */
  number: number;
  /** By photo. */
  photos: Readonly<Record<string, LocalOriginal>>;
}

/** What it has made, in the same folder. */
export interface MadeFile {
  part: string;
  name: string;
  widthPx: number | null;
  heightPx: number | null;
}

export type PrintResult =
  | { isMade: true; files: readonly MadeFile[] }
  /** The design or its photos are at fault: another run would end the same. */
  | { isMade: false; reason: string };

export const workName = 'work.json';
export const resultName = 'result.json';
