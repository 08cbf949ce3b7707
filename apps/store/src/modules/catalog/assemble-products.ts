import { departmentIds } from '@albumen/contract/catalog/families';
import { buildProduct } from './build-product.ts';
import type { CatalogFile, Report } from './catalog-file.ts';
import {
  checkDefault,
  checkList,
  checkProduct,
  type PricedTwice,
  type Say,
} from './check-product.ts';
import type { LabFile, OptionListSource, ProductSource, SizesFile } from './file-schemas.ts';

interface Source {
  file: CatalogFile;
  options: Readonly<Record<string, OptionListSource>>;
  products: Readonly<Record<string, ProductSource>>;
}

export interface Sources {
  sources: readonly Source[];
  sizes: SizesFile['sizes'];
  departments: LabFile['departments'];
}

/** Puts a brand's products together from all its files; what doesn't fit is reported and left out. */
export function assembleProducts(given: Sources, report: Report): Map<string, PricedTwice> {
  const lists = gatherLists(given, report);
  const products = new Map<string, PricedTwice>();
  for (const { file, products: found } of given.sources) {
    for (const [id, source] of Object.entries(found)) {
      const say: Say = (path, message) => report(file, ['products', id, ...path], message);
      if (products.has(id)) say([], 'is already a product in another file');
      const parts = {
        id,
        source,
        lists: resolveLists(source, lists, say),
        ...measures(given, source, say),
      };
      const pricedTwice = {
        product: buildProduct(parts, 'price'),
        atCost: buildProduct(parts, 'cost'),
      };
      checkProduct(pricedTwice, say);
      products.set(id, pricedTwice);
    }
  }
  return new Map([...products].toSorted(([, a], [, b]) => shopPlace(a) - shopPlace(b)));
}

/** Products stand in the shop by department, within one as their file lists them. */
function shopPlace({ product }: PricedTwice): number {
  return departmentIds.indexOf(product.departmentId);
}

/** All option lists of the brand by name: a product may use one of any file. */
function gatherLists({ sources, sizes }: Sources, report: Report): Map<string, OptionListSource> {
  const lists = new Map<string, OptionListSource>();
  for (const { file, options } of sources) {
    for (const [name, list] of Object.entries(options)) {
      const say: Say = (path, message) => report(file, ['options', name, ...path], message);
      if (lists.has(name)) say([], 'is already an option list in another file');
      checkList(list, sizes, say);
      lists.set(name, list);
    }
  }
  return lists;
}

function resolveLists(
  { options, defaults }: ProductSource,
  lists: ReadonlyMap<string, OptionListSource>,
  say: Say,
): OptionListSource[] {
  const found = options.flatMap((name, index) => {
    const list = lists.get(name);
    if (list === undefined) say(['options', index], `there is no option list ${name}`);
    return list ?? [];
  });
  for (const [key, id] of Object.entries(defaults)) {
    const list = found.find((each) => each.key === key);
    if (list === undefined) say(['defaults', key], 'is asked for by none of the options');
    else checkDefault(list, id, (path, message) => say(['defaults', key, ...path], message));
  }
  return found.map((list) => ({ ...list, default: defaults[list.key] ?? list.default }));
}

function measures(
  { sizes, departments }: Sources,
  source: ProductSource,
  say: Say,
): Pick<Sources, 'sizes' | 'departments'> {
  for (const id of Object.keys(source.sizes)) {
    if (!Object.hasOwn(sizes, id)) say(['sizes', id], 'is not in sizes.yaml');
  }
  return { sizes, departments };
}
