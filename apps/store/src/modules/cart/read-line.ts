import type { Dependencies } from '../../dependencies.ts';
import { priceRequest } from '../catalog/catalog.service.ts';
import type { CartLine, UnsoldLine } from './cart-lines.ts';
import type { ItemRow } from './cart.queries.ts';

/** A row of the cart as it would be ordered. */
export function readLine(
  { catalogs }: Pick<Dependencies, 'catalogs' | 'files'>,
  row: ItemRow,
): CartLine | UnsoldLine {
  const { id: itemId, name, productId, designId, quantity } = row;
  const attributes = { ...row.attributes, quantity: String(quantity) };
  const catalog = catalogs[row.labBrand];
  const priced = priceRequest(catalog, { productId, attributes, ...(designId && { designId }) });
  const product = catalog.products.get(productId)?.product;
  if (!priced.isPriced || product === undefined) return { itemId, name };
  return {
    itemId,
    designSpaceId: row.designSpaceId,
    productId,
    productName: product.name,
    ...(designId !== null && { designId }),
    attributes,
    quantity,
    name,
    ...(row.projectTitle !== '' && { projectTitle: row.projectTitle }),
    ...(row.galleryId !== null && { galleryId: row.galleryId }),
    document: row.document,
    documentVersion: row.version,
    documentHash: row.documentHash,
    proofUrl: null,
    readiness: 'good',
    stops: [],
    item: priced.item,
  };
}
