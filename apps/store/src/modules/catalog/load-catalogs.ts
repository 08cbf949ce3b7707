import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LabBrand } from '@albumen/contract/brands';
import type { Department } from '@albumen/contract/catalog/product';
import { departmentIds } from '@albumen/contract/catalog/families';
import { createReport, openCatalogFile, readCatalogFile } from './catalog-file.ts';
import type { CatalogFile, Report } from './catalog-file.ts';
import type { PricedTwice } from './check-product.ts';
import { labFile, productsFile, sizesFile, type LabFile, type SizesFile } from './file-schemas.ts';
import { assembleProducts } from './assemble-products.ts';

/** Everything a lab brand sells, read once at start. */
export interface Catalog {
  labBrand: LabBrand;
  currency: string;
  /** A hash of the files' bytes: the same on every process that read the same files. */
  version: string;
  departments: readonly Department[];
  products: ReadonlyMap<string, PricedTwice>;
}

export type Catalogs = Readonly<Record<LabBrand, Catalog>>;

/** Thrown when the files are wrong; its message lists every problem by file and line. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    const lines = problems.map((line) => `  ${line}`).join('\n');
    super(`The catalog has ${problems.length} problem(s):\n${lines}`);
    this.problems = problems;
  }
}

/** The files that the project brings. */
export const catalogFolder = join(import.meta.dirname, '../../../catalog');

/**
 * Reads a folder for each lab brand, and what the brands share: `sizes.yaml`, and `options.yaml`, over
 * which each brand lays its own.
 * @throws CatalogError naming every problem of every file at once.
 */
export async function loadCatalogs(folder = catalogFolder): Promise<Catalogs> {
  const { problems, report } = createReport();
  const open = (name: string) => openCatalogFile(join(folder, name), name, problems);
  const [sizesSource, base] = [await open('sizes.yaml'), await open('options.yaml')];
  const sizes = readCatalogFile(sizesSource, sizesFile, report)?.sizes;
  const read = async (labBrand: LabBrand): Promise<Catalog | undefined> => {
    const names = await brandFileNames(folder, labBrand);
    const opened = await Promise.all(names.map(open));
    const files = opened.map((file) =>
      file.name === `${labBrand}/options.yaml` ? { ...file, base } : file,
    );
    const version = versionOf([sizesSource, base, ...files]);
    return sizes && buildCatalog({ labBrand, files, sizes, version }, report);
  };
  const [halide, cyan] = [await read('halide'), await read('cyan')];
  if (problems.length > 0 || halide === undefined || cyan === undefined) {
    throw new CatalogError(problems);
  }
  return { halide, cyan };
}

async function brandFileNames(folder: string, labBrand: LabBrand): Promise<string[]> {
  const names = await readdir(join(folder, labBrand));
  const files = names.filter((each) => each.endsWith('.yaml')).toSorted();
  return files.map((name) => `${labBrand}/${name}`);
}

interface BrandFiles {
  labBrand: LabBrand;
  files: readonly CatalogFile[];
  sizes: SizesFile['sizes'];
  version: string;
}

function buildCatalog(given: BrandFiles, report: Report): Catalog | undefined {
  const { labBrand, files, sizes, version } = given;
  const labSource = files.find(({ name }) => name === `${labBrand}/lab.yaml`);
  if (labSource === undefined) throw new CatalogError([`${labBrand}/lab.yaml: is missing`]);
  const lab = readCatalogFile(labSource, labFile, report);
  const sources = files.flatMap((file) => {
    const read = file === labSource ? undefined : readCatalogFile(file, productsFile, report);
    return read === undefined ? [] : [{ file, ...read }];
  });
  if (lab === undefined) return undefined;
  const products = assembleProducts({ sources, sizes, departments: lab.departments }, report);
  if (products.size === 0) report(labSource, [], `${labBrand} sells nothing`);
  const departments = departmentIds.map((id) => departmentOf(id, lab));
  return { labBrand, currency: lab.currency, version, departments, products };
}

function departmentOf(id: Department['id'], lab: LabFile): Department {
  const { name, days, cutOffMinutes, perDesign } = lab.departments[id];
  const productionDays = { least: days[0], most: days[1] };
  return { id, name, productionDays, cutOffMinutes, isPerDesign: perDesign };
}

function versionOf(files: readonly CatalogFile[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(`${name}\n${text}\n`);
  return hash.digest('hex').slice(0, 12);
}
