/** Reads the catalog as a start does: every mistake by file and line, or what each brand sells. */
import { labBrandFacts, labBrands } from '../packages/contract/src/brands.ts';
import { formatAmount } from '../packages/domain/src/money/decimal-amount.ts';
import { priceRange } from '../packages/domain/src/pricing/price-range.ts';
import {
  CatalogError,
  loadCatalogs,
  type Catalog,
} from '../apps/store/src/modules/catalog/load-catalogs.ts';

try {
  const catalogs = await loadCatalogs();
  for (const labBrand of labBrands) show(catalogs[labBrand]);
} catch (error) {
  if (!(error instanceof CatalogError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function show({ labBrand, currency, version, products }: Catalog): void {
  console.log(`\n${labBrandFacts[labBrand].name}, version ${version}: ${products.size} products`);
  for (const { product } of products.values()) {
    const { leastMinor, mostMinor } = priceRange(product);
    const sizes = `${product.sizes.length} sizes`.padStart(8);
    const range = [leastMinor, mostMinor].map((minor) => formatAmount(minor, currency));
    console.log(`  ${product.id.padEnd(24)}${sizes}  ${range.join(' to ')} ${currency}`);
  }
}
