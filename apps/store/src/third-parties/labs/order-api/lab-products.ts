import type { LabItem } from '@albumen/domain/lab/lab-request';
import { z } from 'zod';

const uid = z.number().int().positive();

/** The file of `LAB_API_PRODUCTS`: which of the lab's products and attributes ours are. */
export const labProductsFile = z.strictObject({
  /** Keys are product and size, `photographic-print/8x10`. */
  products: z.record(
    z.string(),
    z.strictObject({
      productUid: uid,
      /** Pieces in each of what the lab counts of it; left out: one, and only of what we don't sell in packs. */
      piecesPerUnit: z.number().int().positive().optional(),
      /** Where the files go: by part, and for spreads one of each in their order. */
      nodes: z.record(z.string(), z.union([uid, z.array(uid)])),
    }),
  ),
  /** Keys are option and value, `paper=luster`. An empty list: it needs no word of ours. */
  attributes: z.record(z.string(), z.array(uid)),
  /** What the whole order is shipped by; keys are shipping methods. */
  shipping: z.record(z.string(), z.array(uid)),
  packaging: z.record(z.string(), z.array(uid)).default({}),
});

export type LabProductsFile = z.output<typeof labProductsFile>;

/** The lab's numbers for what we call by names; undefined where it has none. */
export interface LabProducts {
  productUid: (item: LabItem) => number | undefined;
  /** How many of its product the lab is to make; undefined where our packs are no whole number of theirs. */
  quantity: (item: LabItem) => number | undefined;
  attributeUids: (option: string, value: string) => readonly number[] | undefined;
  /** `index` counts the files of a part's kind from 0. */
  nodeId: (item: LabItem, part: string, index: number) => number | undefined;
  shippingUids: (method: string) => readonly number[] | undefined;
  packagingUids: (option: string) => readonly number[] | undefined;
}

/**
 * Nobody can tell whether a lab counts our packs or their pieces but who wrote the file.
 * @throws where it leaves that out
 */
export function refuseUncountedPacks(file: LabProductsFile, packs: ReadonlySet<string>): void {
  const uncounted = Object.entries(file.products)
    .filter(([name, { piecesPerUnit }]) => {
      const [productId = ''] = name.split('/');
      return piecesPerUnit === undefined && packs.has(productId);
    })
    .map(([name]) => name);
  if (uncounted.length === 0) return;
  const names = uncounted.join(', ');
  throw new Error(`we sell packs, but no piecesPerUnit says what the lab counts: ${names}`);
}

export function readLabProducts(file: LabProductsFile): LabProducts {
  const productOf = ({ productId, attributes }: LabItem) =>
    file.products[`${productId}/${attributes['size']}`];
  return {
    productUid: (item) => productOf(item)?.productUid,
    quantity: (item) => {
      const units = piecesOf(item) / (productOf(item)?.piecesPerUnit ?? 1);
      return Number.isInteger(units) ? units : undefined;
    },
    attributeUids: (option, value) => file.attributes[`${option}=${value}`],
    nodeId: (item, part, index) => {
      const node = productOf(item)?.nodes[part];
      return Array.isArray(node) ? node[index] : node;
    },
    shippingUids: (method) => file.shipping[method],
    packagingUids: (option) => file.packaging[option],
  };
}

export function piecesOf({ quantity, piecesPerUnit = 1 }: LabItem): number {
  return quantity * piecesPerUnit;
}
