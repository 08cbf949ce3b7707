import type {
  ProductReply,
  CatalogReply,
  ProductSummary,
} from '@albumen/contract/endpoints/catalog';
import type { Product } from '@albumen/contract/catalog/product';
import { priceRange } from '@albumen/domain/pricing/price-range';
import type { Catalog } from './load-catalogs.ts';

/** What the shop lists. Costs stay here. */
export function presentCatalog(catalog: Catalog): CatalogReply {
  const { labBrand, currency, version, departments, products } = catalog;
  const summaries = [...products.values()].map(({ product }) => summaryOf(product));
  return { labBrand, currency, version, departments: [...departments], products: summaries };
}

function summaryOf(product: Product): ProductSummary {
  const { leastMinor, mostMinor } = priceRange(product);
  return {
    ...product,
    fromMinor: leastMinor,
    hasPriceRange: mostMinor > leastMinor,
    defaults: defaultsOf(product),
  };
}

function defaultsOf({ options }: Product): ProductSummary['defaults'] {
  const chosen = options.flatMap(({ key, defaultId, values }) => {
    const value = values.find(({ id }) => id === defaultId);
    return value === undefined ? [] : [[key, { id: value.id, look: value.look }] as const];
  });
  return Object.fromEntries(chosen);
}

/** One product with what every choice costs, or undefined when the brand doesn't sell it. */
export function presentProduct(catalog: Catalog, productId: string): ProductReply | undefined {
  const { labBrand, currency, version } = catalog;
  const product = catalog.products.get(productId)?.product;
  const department = catalog.departments.find(({ id }) => id === product?.departmentId);
  if (product === undefined || department === undefined) return undefined;
  return { labBrand, currency, version, department, product };
}
