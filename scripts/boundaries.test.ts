import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBoundaries } from './lib/boundaries/check.ts';
import { findOrderBreaches, type ModuleOrder } from './lib/boundaries/module-order.ts';
import { rules } from './lib/boundaries/rules.ts';

/** An import that breaks each rule: from file, to file, as written. */
const planted: Record<string, readonly [string, string]> = {
  'imports-resolve': ['packages/ui/src/lost.ts', 'packages/ui/src/nowhere.ts'],
  'domain-is-pure': ['packages/domain/src/price.ts', 'packages/zip/src/zip.ts'],
  'contract-stands-alone': ['packages/contract/src/wire.ts', 'packages/domain/src/other.ts'],
  'schemas-stay-on-the-server': [
    'packages/uploader/src/engine.ts',
    'packages/contract/src/schemas/uploads.ts',
  ],
  'pages-never-import-the-server': ['apps/store-web/app/page.tsx', 'apps/store/src/app.ts'],
  'server-never-imports-pages': ['apps/store/src/render.ts', 'apps/store-web/app/entry.ts'],
  'store-and-gateway-are-strangers': ['apps/gateway/src/main.ts', 'apps/store/src/app.ts'],
  'playground-page-never-imports-its-server': [
    'apps/playground/web/main.tsx',
    'apps/playground/src/merchant.ts',
  ],
  'pay-react-carries-no-sdk': ['packages/pay-react/src/index.ts', 'packages/pay/src/client.ts'],
  'packages-never-import-apps': ['packages/ui/src/button.tsx', 'apps/store-web/app/entry.ts'],
  'host-and-frame-meet-in-the-protocol': [
    'packages/pay/src/host/field.ts',
    'packages/pay/src/frame/input.ts',
  ],
  'queries-belong-to-their-module': [
    'apps/store/src/modules/photos/photos.service.ts',
    'apps/store/src/modules/galleries/galleries.queries.ts',
  ],
  'features-are-islands': [
    'apps/store-web/app/features/photos/tile.tsx',
    'apps/store-web/app/features/galleries/grid.tsx',
  ],
  'lib-is-private': ['apps/store/src/peek.ts', 'packages/zip/src/lib/crc.ts'],
  'no-barrels-in-apps': ['apps/store/src/all.ts', 'apps/store/src/modules/index.ts'],
  'scripts-need-no-bench': ['scripts/lib/memory.ts', 'bench/kit/numbers.ts'],
  'tests-stay-outside': ['apps/store/src/shortcut.ts', 'packages/test-kit/src/factories.ts'],
};

test('every rule has a planted breach', () => {
  expect(new Set(Object.keys(planted))).toEqual(new Set(rules.map(({ name }) => name)));
});

test.each(Object.entries(planted))('%s is noticed', async (rule, [from, to]) => {
  const files = { [from]: importOf(from, to), [to]: 'export const here = 1;\n' };
  if (rule === 'imports-resolve') delete files[to];
  const { breaches } = await checkBoundaries(await treeOf(files));
  expect(breaches.map((breach) => breach.rule)).toContain(rule);
});

test('a circle of imports at run time is noticed, over several modules as well', async () => {
  const { breaches } = await checkBoundaries(
    await treeOf({
      'packages/ui/src/hen.ts': importOf('packages/ui/src/hen.ts', 'packages/ui/src/egg.ts'),
      'packages/ui/src/egg.ts': importOf('packages/ui/src/egg.ts', 'packages/ui/src/chick.ts'),
      'packages/ui/src/chick.ts': "export { here } from './hen.ts';\n",
    }),
  );
  expect(breaches.map(({ rule }) => rule)).toEqual(['no-cycles']);
});

test.each([
  ['a value', (path: string) => `export { here } from '${path}';\n`],
  ['a type', (path: string) => `import type { Here } from '${path}';\nexport type Own = Here;\n`],
  ['what is loaded later', (path: string) => `export const later = () => import('${path}');\n`],
])('a package that imports %s of one after it is noticed', async (_, importing) => {
  const { breaches } = await checkBoundaries(
    await treeOf({
      'packages/contract/src/early.ts': importing('../../domain/src/late.ts'),
      'packages/domain/src/late.ts': 'export const here = 1;\nexport interface Here {}\n',
      'packages/zip/src/later.ts': importing('../../domain/src/late.ts'),
    }),
  );
  expect(breaches.filter(({ rule }) => rule === 'module-order')).toEqual([
    {
      rule: 'module-order',
      from: 'packages/contract/src/early.ts',
      to: 'packages/domain/src/late.ts',
    },
  ]);
});

const order: ModuleOrder = {
  root: 'apps/shop/src',
  parents: ['', 'modules'],
  modules: ['http', 'modules/photos', 'modules/orders', 'jobs.ts'],
};
const inOrder = (source: string, ...targets: string[]): readonly string[] =>
  findOrderBreaches(order, [{ source, targets }]).map(({ to }) => to);

test('a module imports from those before it, what wires and tests from everybody', () => {
  const photos = 'apps/shop/src/modules/photos/photos.service.ts';
  const orders = 'apps/shop/src/modules/orders/orders.service.ts';
  expect(inOrder(orders, photos, 'apps/shop/src/http/guards.ts')).toEqual([]);
  expect(inOrder(photos, orders)).toEqual([orders]);
  expect(inOrder('apps/shop/src/modules.ts', photos, orders)).toEqual([]);
  expect(inOrder(photos.replace('.ts', '.test.ts'), orders)).toEqual([]);
});

test('a file that wires may have a place as well', () => {
  const jobs = 'apps/shop/src/jobs.ts';
  expect(inOrder('apps/shop/src/http/guards.ts', jobs)).toEqual([jobs]);
  expect(inOrder(jobs, 'apps/shop/src/http/guards.ts')).toEqual([]);
});

test('a folder that has no place in the order is noticed', () => {
  expect(inOrder('apps/shop/src/modules/gifts/gifts.service.ts')).toHaveLength(1);
  expect(inOrder('apps/shop/src/jobs/mail.ts')).toHaveLength(1);
  expect(inOrder('apps/shop/src/modules/photos/lib/tile.ts')).toEqual([]);
});

test('a type may be imported in a circle, and neighbors in one module may share queries', async () => {
  const { breaches, modules } = await checkBoundaries(
    await treeOf({
      'packages/uploader/src/engine.ts':
        "import type { Wire } from '../../contract/src/schemas/uploads.ts';\nexport type Own = Wire;\n",
      'packages/contract/src/schemas/uploads.ts': 'export interface Wire {}\n',
      'packages/ui/src/hen.ts': "import type { Egg } from './egg.ts';\nexport type Hen = Egg[];\n",
      'packages/ui/src/egg.ts':
        "import type { Hen } from './hen.ts';\nexport interface Egg { of: Hen }\n",
      'apps/store/src/modules/photos/photos.service.ts': importOf(
        'apps/store/src/modules/photos/photos.service.ts',
        'apps/store/src/modules/photos/photos.queries.ts',
      ),
      'apps/store/src/modules/photos/photos.queries.ts': 'export const here = 1;\n',
    }),
  );
  expect(breaches).toEqual([]);
  expect(modules).toHaveLength(6);
});

function importOf(from: string, to: string): string {
  const up = dirname(from)
    .split('/')
    .map(() => '..')
    .join('/');
  return `import * as other from '${up}/${to}';\nexport const found = other;\n`;
}

async function treeOf(files: Record<string, string>): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'albumen-boundaries-')));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const folder of ['apps', 'packages', 'scripts', 'e2e', 'bench']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}
