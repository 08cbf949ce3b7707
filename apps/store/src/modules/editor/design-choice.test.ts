import { labBrands } from '@albumen/contract/brands';
import { isCard } from '@albumen/contract/catalog/families';
import { fillChoice } from '@albumen/domain/pricing/fill-choice';
import { cardSizes, fillCardChoices } from '@albumen/print/cards/card-choices';
import { cardDesigns } from '@albumen/print/designs/card-designs';
import { expect, test } from 'vitest';
import { loadCatalogs } from '../catalog/load-catalogs.ts';
import { readDesignChoice } from './design-choice.ts';

const catalogs = await loadCatalogs();

test.each(labBrands)('every card design of %s is complete by its defaults', (labBrand) => {
  const cards = [...catalogs[labBrand].products.values()].filter(({ product }) =>
    isCard(product.family),
  );
  const refused = cards.flatMap(({ product }) =>
    cardDesigns.flatMap((design) =>
      cardSizes(design, product).flatMap(({ id: size }) => {
        const { values } = fillChoice(product, { size });
        const priced = Object.fromEntries(values.map(({ key, value }) => [key, value.id]));
        const { designId: _design, ...drawn } = fillCardChoices(design, priced);
        const read = readDesignChoice(product, { size, ...priced, ...drawn }, design);
        return read.isComplete
          ? []
          : [{ productId: product.id, designId: design.id, size, ...read }];
      }),
    ),
  );
  expect(refused).toEqual([]);
});
