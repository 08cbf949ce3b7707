import { isCard } from '@albumen/contract/catalog/families';
import type { Product } from '@albumen/contract/catalog/product';
import { labBrands } from '@albumen/contract/brands';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import type { Attributes } from '@albumen/domain/pricing/choice';
import { cardSizes, fillCardChoices } from '@albumen/print/cards/card-choices';
import { cardDocument } from '@albumen/print/cards/card-document';
import { checkDocument } from '@albumen/print/checks/check-document';
import { cardDesigns } from '@albumen/print/designs/card-designs';
import { printProductOf } from '@albumen/print/products/print-product';
import { startDocument } from '@albumen/print/editing/start-document';
import { expect, test } from 'vitest';
import { loadCatalogs } from './load-catalogs.ts';

const catalogs = await loadCatalogs();
const photos = Array.from({ length: 60 }, (_, index) => ({
  photoId: `photo-${index}`,
  sha256: '0'.repeat(64),
  width: 9000,
  height: 6000,
}));
const products = labBrands.flatMap((brand) =>
  [...catalogs[brand].products.values()].map(
    ({ product }) => [`${brand}: ${product.id}`, product] as const,
  ),
);

/** The defaults, and each value of each option once. */
function attributesOf({ options }: Product): Attributes[] {
  const values = options.flatMap(({ key, values: offered }) =>
    offered.map(({ id }) => ({ [key]: id })),
  );
  return [{}, ...values];
}

function problemsOf(product: Product, attributes: Attributes): string[] {
  const choice = fillChoice(product, attributes);
  const document = startDocument(product, choice, photos);
  return checkDocument(document, printProductOf(product, choice, document))
    .filter(({ level }) => level === 'block')
    .map(({ code }) => code);
}

test.each(products.filter(([, { family }]) => !isCard(family)))(
  '%s can be designed in every size and with every option',
  (_, product) => {
    for (const { id: size } of product.sizes) {
      for (const attributes of attributesOf(product)) {
        const problems = problemsOf(product, { ...attributes, size });
        expect(problems, JSON.stringify({ size, ...attributes })).toEqual([]);
      }
    }
  },
);

test.each(products.filter(([, { family }]) => isCard(family)))(
  '%s has three designs at least for every size, and each design is right in it',
  (_, product) => {
    for (const { id: size } of product.sizes) {
      const designs = cardDesigns.filter((design) =>
        cardSizes(design, product).some(({ id }) => id === size),
      );
      expect(designs.length, size).toBeGreaterThanOrEqual(3);
      for (const design of designs) {
        const choice = fillChoice(product, { size, shape: 'square' });
        const document = cardDocument(design, fillCardChoices(design, {}), {
          product,
          choice,
          photos,
        });
        const problems = checkDocument(document, printProductOf(product, choice, document));
        const codes = problems.map(({ code }) => code);
        expect(new Set(codes), `${design.id} ${size}`).toEqual(new Set(['sampleWords']));
      }
    }
  },
);
