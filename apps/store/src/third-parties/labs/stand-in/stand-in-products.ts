import { createHash } from 'node:crypto';
import { piecesOf, type LabProducts } from '../order-api/lab-products.ts';

/** The stand-in makes whatever anybody sells: each name has a number of its own. */
export const standInProducts: LabProducts = {
  productUid: ({ productId, attributes }) => numberOf(`${productId}/${attributes['size']}`),
  quantity: piecesOf,
  attributeUids: (option, value) => (value === 'none' ? [] : [numberOf(`${option}=${value}`)]),
  nodeId: ({ productId }, part, index) => numberOf(`${productId} ${part} ${index}`),
  shippingUids: (method) => [numberOf(method)],
  packagingUids: (option) => [numberOf(option)],
};

function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % 100_000_000;
}
