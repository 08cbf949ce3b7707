import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { CatalogError, catalogFolder, loadCatalogs } from './load-catalogs.ts';

/** A copy of the project's catalog in which one text is another; null as text deletes the file. */
async function changedCatalog(file: string, from: string, to: string | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-catalog-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(catalogFolder, folder, { recursive: true });
  const path = join(folder, file);
  if (to === null) {
    await rm(path);
    return folder;
  }
  const text = await readFile(path, 'utf8');
  expect(text, `${file} holds the text to change`).toContain(from);
  await writeFile(path, text.replace(from, to));
  return folder;
}

async function problemsOf(folder: string): Promise<readonly string[]> {
  const error: unknown = await loadCatalogs(folder).catch((thrown: unknown) => thrown);
  if (!(error instanceof CatalogError)) throw new Error('the catalog was taken', { cause: error });
  return error.problems;
}

/** The line of a text in the project's own file, from 1. */
async function lineOf(file: string, text: string): Promise<number> {
  const lines = (await readFile(join(catalogFolder, file), 'utf8')).split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

test.each([
  [
    'a price that is no amount',
    '2.5x3.5: { price: 1.50',
    '2.5x3.5: { price: cheap',
    'is "cheap", must be an amount such as 2.50',
  ],
  [
    'a fraction of a cent',
    '2.5x3.5: { price: 1.50',
    '2.5x3.5: { price: 1.505',
    'must be an amount such as 2.50',
  ],
  [
    'a negative price',
    '2.5x3.5: { price: 1.50',
    '2.5x3.5: { price: -1.50',
    'must be an amount such as 2.50',
  ],
  [
    'a size that nobody cut',
    '2.5x3.5: { price: 1.50',
    '2.5x3.6: { price: 1.50',
    'is not in sizes.yaml',
  ],
  [
    'a price below its cost',
    '2.5x3.5: { price: 1.50',
    '2.5x3.5: { price: 0.05',
    'sells for 0.04 after 20 % off, costs 0.',
  ],
  [
    'an option list that does not exist',
    'options: [papers, coatings,',
    'options: [papers, coating,',
    'there is no option list coating',
  ],
  [
    'a print without paper',
    'options: [papers, coatings',
    'options: [coatings',
    'a print product needs paper',
  ],
  [
    'a default of its own that is not made',
    'options: [papers, coatings, mounts]',
    'options: [papers, coatings, mounts]\n    defaults: { paper: velvet-paper }',
    'is velvet-paper, which is not among the values',
  ],
  [
    'a default of something that is not asked for',
    'options: [papers, coatings, mounts]',
    'options: [papers, coatings, mounts]\n    defaults: { moulding: oak }',
    'is asked for by none of the options',
  ],
  ['an unknown word', '    safe: 0.125\n', '    safe: 0.125\n    saef: 1\n', 'is not known here'],
  [
    'a department that the lab lacks',
    'department: prints',
    'department: darkroom',
    'Invalid option',
  ],
  [
    'discounts out of order',
    '{ from: 100, percent: 20 }',
    '{ from: 20, percent: 20 }',
    'must start later',
  ],
])('%s is reported with its file and line', async (...[, from, to, message]) => {
  const file = 'halide/prints.yaml';
  const problems = await problemsOf(await changedCatalog(file, from, to));
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
  expect(problems[0]).toMatch(/^halide\/prints\.yaml:\d+:\d+: products > /);
});

test('the line is that of the value itself', async () => {
  const from = '2.5x3.5: { price: 1.50';
  const line = await lineOf('halide/prints.yaml', from);
  const folder = await changedCatalog('halide/prints.yaml', from, '2.5x3.5: { price: cheap');
  expect((await problemsOf(folder))[0]).toBe(
    `halide/prints.yaml:${line}:18: products > photographic-print > sizes > 2.5x3.5 > price: ` +
      'is "cheap", must be an amount such as 2.50',
  );
});

test('what is missing is reported where it would belong', async () => {
  const line = await lineOf('cyan/wall.yaml', '  canvas-tile:');
  const folder = await changedCatalog('cyan/wall.yaml', '    name: Canvas tile\n', '');
  const [problem] = await problemsOf(folder);
  expect(problem).toMatch(
    new RegExp(`^cyan/wall\\.yaml:${line}:3: products > canvas-tile > name: `),
  );
});

test('a file that is not YAML, and one product twice, are reported by line', async () => {
  const broken = await changedCatalog('cyan/cards.yaml', 'products:\n', 'products: [\n');
  expect((await problemsOf(broken))[0]).toMatch(/^cyan\/cards\.yaml:\d+:\d+: /);
  const twice = await changedCatalog('cyan/wall.yaml', '  canvas-tile:', '  desk-metal:');
  expect((await problemsOf(twice))[0]).toContain('Map keys must be unique');
});

test('problems of both brands come together', async () => {
  const folder = await changedCatalog('halide/options.yaml', 'default: black-ash', 'default: oak');
  const path = join(folder, 'cyan/lab.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace('currency: USD', 'currency: EUR'));
  const problems = await problemsOf(folder);
  expect(problems.some((line) => line.startsWith('halide/options.yaml:'))).toBe(true);
  expect(problems.some((line) => line.startsWith('cyan/lab.yaml:'))).toBe(true);
});

test.each([
  ['a default that no brand has', 'default: luster', 'default: lustre', 'is lustre, which is not'],
  ['an unknown word', '        label: Luster\n', '        lable: Luster\n', 'is not known here'],
])('%s is reported once, in the file that both brands share', async (...[, from, to, message]) => {
  const line = await lineOf('options.yaml', from.trim());
  const problems = await problemsOf(await changedCatalog('options.yaml', from, to));
  const reported = problems.filter((problem) => problem.includes(message));
  expect(reported).toEqual([expect.stringMatching(new RegExp(`^options\\.yaml:${line}:`))]);
});

test('a brand that leaves out the price of a shared value sells it below its cost', async () => {
  const own = '      gold:\n        price: 26.00\n';
  const folder = await changedCatalog('halide/options.yaml', own, '      gold:\n');
  const line = await lineOf('halide/options.yaml', '      gold:');
  expect(await problemsOf(folder)).toEqual([
    `halide/options.yaml:${line}:7: options > foils > values > gold > price: is below its cost`,
  ]);
});

test('a missing file is named', async () => {
  const folder = await changedCatalog('cyan/lab.yaml', '', null);
  expect(await problemsOf(folder)).toEqual(['cyan/lab.yaml: is missing']);
});

test('a changed price is another version of that brand alone', async () => {
  const own = await loadCatalogs();
  const folder = await changedCatalog('cyan/prints.yaml', 'price: 0.95', 'price: 0.99');
  const changed = await loadCatalogs(folder);
  expect(changed.cyan.version).not.toBe(own.cyan.version);
  expect(changed.halide.version).toBe(own.halide.version);
  expect(changed.cyan.products.get('photo-print')?.product.sizes[0]?.priceMinor).toBe(99);
});
