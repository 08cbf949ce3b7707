import { labBrands } from '@albumen/contract/brands';
import type { OptionValue, Product } from '@albumen/contract/catalog/product';
import * as endpoints from '@albumen/contract/endpoints/catalog';
import { isMade } from '@albumen/domain/pricing/choice';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { createHttpServer } from '@albumen/server-kit/http-server';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import type { Dependencies } from '../../dependencies.ts';
import { createCsrf } from '../../http/csrf.ts';
import { answerErrorsAsProblems } from '../../http/problem-reply.ts';
import { createRouter } from '../../http/route.ts';
import { loadSettings } from '../../settings.ts';
import { addVisits } from '../../http/visit.ts';
import { silentErrorReporter } from '../../third-parties/error-reporting/error-reporter.ts';
import { addCatalog } from './catalog.routes.ts';
import { priceRequest } from './catalog.service.ts';
import { loadCatalogs } from './load-catalogs.ts';

const catalogs = await loadCatalogs();

function productsOf(labBrand: 'halide' | 'cyan'): Product[] {
  return [...catalogs[labBrand].products.values()].map(({ product }) => product);
}

function values(product: Product, key: string): number {
  const option = product.options.find((each) => each.key === key);
  return (option?.values ?? []).filter(({ id }) => id !== 'none').length;
}

test.each(labBrands)('%s sells enough that a studio could open with it', (labBrand) => {
  const of = (family: Product['family']) =>
    productsOf(labBrand).filter((product) => product.family === family);
  const most = (family: Product['family'], key: string) =>
    Math.max(...of(family).map((product) => values(product, key)));
  expect(of('print').some((each) => each.sizes.length === 24 && values(each, 'paper') === 4)).toBe(
    true,
  );
  expect([most('framed', 'moulding'), most('framed', 'mat')]).toEqual([6, 3]);
  expect(most('canvas', 'edge')).toBeGreaterThanOrEqual(3);
  expect(most('metal', 'finish')).toBe(3);
  expect(
    of('album').filter((album) => values(album, 'cover_material') >= 5).length,
  ).toBeGreaterThanOrEqual(3);
  expect(of('flatCard').some(({ sizes }) => sizes.length === 9)).toBe(true);
  expect(most('flatCard', 'foilColor')).toBeGreaterThanOrEqual(3);
  expect(most('flatCard', 'shape')).toBe(6);
  expect(of('foldedCard')).not.toHaveLength(0);
});

test('each brand has prices of its own and five products that the other lacks', () => {
  const ids = {
    halide: productsOf('halide').map(({ id }) => id),
    cyan: productsOf('cyan').map(({ id }) => id),
  };
  expect(ids.halide).toEqual(
    expect.arrayContaining([
      'silver-baryta-print',
      'deckled-cotton-print',
      'float-framed-print',
      'artist-folio',
      'cotton-card',
    ]),
  );
  expect(ids.cyan).toEqual(
    expect.arrayContaining(['poster', 'desk-metal', 'canvas-tile', 'photo-magazine', 'mini-card']),
  );
  for (const id of ids.halide.filter((each) => ids.cyan.includes(each))) {
    const prices = labBrands.map((labBrand) => catalogs[labBrand].products.get(id)?.product.sizes);
    expect(prices[0]).not.toEqual(prices[1]);
  }
});

test.each(labBrands)(
  'every product of %s can be bought in every size, for more than its cost',
  (labBrand) => {
    for (const product of productsOf(labBrand)) {
      for (const { id: size } of product.sizes) {
        const { values: chosen } = fillChoice(product, { size });
        const attributes = Object.fromEntries(chosen.map(({ key, value }) => [key, value.id]));
        const quantity = String(product.maxQuantity);
        const priced = priceRequest(catalogs[labBrand], {
          productId: product.id,
          designSpaceId: 'design',
          attributes: { ...attributes, size, quantity },
        });
        if (!priced.isPriced)
          throw new Error(`${product.id} in ${size}: ${JSON.stringify(priced)}`);
        expect(priced.item.price.totalMinor).toBeGreaterThan(priced.item.costMinor);
      }
    }
  },
);

test('no two albums of Halide begin with the same cover: in the shop they stand side by side', () => {
  const albums = productsOf('halide').filter(({ family }) => family === 'album');
  const covers = albums.map(({ options }) => {
    const option = options.find(({ key }) => key === 'cover_material');
    return option?.values.find(({ id }) => id === option.defaultId)?.look.color;
  });
  expect(covers).toHaveLength(4);
  expect(new Set(covers).size).toBe(covers.length);
});

test.each(labBrands)(
  'no product of %s begins with its dearest glazing, in any size',
  (labBrand) => {
    const glazed = productsOf(labBrand).flatMap(({ id, sizes, options }) =>
      options.filter(({ key }) => key === 'glazing').map((option) => ({ id, sizes, option })),
    );
    expect(glazed).not.toHaveLength(0);
    for (const { id, sizes, option } of glazed) {
      for (const { id: size } of sizes) {
        const surcharge = ({ surchargesMinor }: OptionValue) => surchargesMinor[size] ?? 0;
        const made = option.values.filter((value) => isMade(value, size));
        const first = made.filter((value) => value.id === option.defaultId).map(surcharge);
        expect(first, `${id} in ${size}`).toHaveLength(1);
        expect(first[0], `${id} in ${size}`).toBeLessThan(Math.max(...made.map(surcharge)));
      }
    }
  },
);

test('the server prices from ids; a brand does not sell what the other sells', () => {
  const frame = {
    productId: 'framed-print',
    designSpaceId: 'design',
    attributes: {
      size: '16x20',
      moulding: 'walnut',
      mat: 'white',
      glazing: 'museum',
      quantity: '2',
      price: '1',
    },
  };
  const priced = priceRequest(catalogs.halide, frame);
  // 124.00, and for 36 united inches 1.60 of moulding, 0.45 of mat, 1.30 of glazing.
  expect(priced).toMatchObject({
    item: { price: { unitMinor: 24_460, totalMinor: 48_920 }, shippingGroup: 'wall' },
  });
  expect(priceRequest(catalogs.cyan, frame)).toMatchObject({ code: 'invalidChoice' });
  expect(priceRequest(catalogs.cyan, { ...frame, productId: 'cotton-card' })).toMatchObject({
    code: 'unknownProduct',
  });
});

test('over HTTP each host answers its own brand, and no cost leaves', async () => {
  const app = createHttpServer({ logger: false, trustedProxies: [] });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register((await import('@fastify/cookie')).default);
  answerErrorsAsProblems(app, silentErrorReporter);
  const addresses = loadSettings({});
  addVisits(app, {
    addresses,
    findSignedIn: async () => undefined,
    findOperator: async () => undefined,
  });
  // Nobody here has opened a gallery, so that no other dependency is asked, and the cast is safe.
  const deps = { catalogs } as unknown as Dependencies;
  addCatalog(createRouter(app, createCsrf('a secret for tests, long enough to be one')), deps);
  const get = async (host: string, url: string) => {
    const reply = await app.inject({ url, headers: { host } });
    expect(reply.body).not.toMatch(/cost/i);
    return reply.json<Record<string, unknown>>();
  };
  const list = await get('localhost:3000', endpoints.getCatalog.path);
  expect(list).toMatchObject({
    labBrand: 'halide',
    currency: 'USD',
    version: catalogs.halide.version,
  });
  expect(await get('127.0.0.1:3000', '/catalog/products/poster')).toMatchObject({
    labBrand: 'cyan',
    department: { id: 'prints' },
    product: { id: 'poster', sizes: expect.any(Array) },
  });
  expect(JSON.stringify(list)).toContain('"fromMinor":150');
  expect(await get('localhost:3000', '/catalog/products/poster')).toMatchObject({
    code: 'notFound',
  });
  await app.close();
});
