import type { Product } from '@albumen/contract/catalog/product';
import type { ProductFamily } from '@albumen/contract/catalog/families';
import { labBrands } from '@albumen/contract/brands';
import { noMargins, type Margins } from '@albumen/domain/photos/choose-crop';
import type { Choice } from '@albumen/domain/pricing/choice';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { frameLoss } from '@albumen/print/document/frame-loss';
import { photoBoxOf } from '@albumen/print/editing/start-document';
import { printProductOf } from '@albumen/print/products/print-product';
import type { PrintProduct } from '@albumen/print/products/product';
import { loadCatalogs } from '../../apps/store/src/modules/catalog/load-catalogs.ts';

/** A size of a product that both brands' catalogs sell, of which one photo fills all of the paper. */
export interface Printed {
  name: string;
  product: Product;
  choice: Choice;
}

/** A place for a photo. */
export interface Frame {
  ratio: number;
  margins: Margins;
}

const onePhoto: readonly ProductFamily[] = ['print', 'fineArt', 'framed', 'canvas', 'metal'];
const catalogs = await loadCatalogs();

/** Each size as the photo turns it, and as it stands in the catalog. */
export const printedProducts: readonly Printed[] = labBrands.flatMap((brand) =>
  [...catalogs[brand].products.values()].flatMap(({ product }) =>
    onePhoto.includes(product.family)
      ? product.sizes.flatMap(({ id }) => bothWays(product, id, `${brand} ${product.id} ${id}`))
      : [],
  ),
);

function bothWays(product: Product, size: string, name: string): Printed[] {
  const choice = fillChoice(product, { size, edge: 'image', border: 'none' });
  return [
    { name, product, choice },
    ...(product.isTurnable
      ? [{ name: `${name} unturned`, product: { ...product, isTurnable: false }, choice }]
      : []),
  ];
}

export function frameOf(made: PrintProduct): Frame {
  const box = photoBoxOf(made);
  const { front } = made.faces;
  const margins = front === undefined ? noMargins : (frameLoss(box, front).margins ?? noMargins);
  return { ratio: box.width / box.height, margins };
}

/** Every shape that is sold, upright and lying, with what is lost of it; each once. */
export const soldFrames: readonly Frame[] = [
  ...new Map(
    printedProducts
      .flatMap(({ product, choice }) =>
        [false, true].map((isTurned) => frameOf(printProductOf(product, choice, { isTurned }))),
      )
      .map((frame) => [JSON.stringify(frame), frame]),
  ).values(),
];
