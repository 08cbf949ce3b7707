import type { OptionValue, Product } from '@albumen/contract/catalog/product';
import { readChoice } from '@albumen/domain/pricing/choice';
import { loadCardDesign } from '@albumen/print/designs/load-card-design';
import { expect, test } from 'vitest';
import { changeChoice } from './change-choice.ts';
import { startDesign } from './start-design.ts';

function value(id: string, sizeIds: readonly string[]): OptionValue {
  const surchargesMinor = Object.fromEntries(sizeIds.map((sizeId) => [sizeId, 0]));
  return { id, label: id, look: {}, extraDays: 0, surchargesMinor };
}

const both = ['5x7', '4x6'];
const large = ['5x7'];

const product: Product = {
  id: 'flat-card',
  family: 'flatCard',
  name: 'Flat card',
  summary: '',
  description: '',
  tags: [],
  departmentId: 'press',
  productionDays: { least: 1, most: 2 },
  bleedInches: 0.125,
  safeInches: 0.125,
  isTurnable: false,
  piecesPerUnit: 25,
  maxQuantity: 200,
  quantityDiscounts: [],
  sizes: [
    { id: '5x7', widthInches: 5, heightInches: 7, priceMinor: 4800 },
    { id: '4x6', widthInches: 4, heightInches: 6, priceMinor: 4000 },
  ],
  options: [
    {
      key: 'shape',
      label: 'Shape',
      defaultId: 'square',
      values: [value('square', both), value('oval', large)],
    },
    {
      key: 'foilColor',
      label: 'Foil',
      defaultId: 'none',
      values: [value('none', both), value('gold', large)],
    },
    {
      key: 'engraving',
      label: 'Engraving',
      defaultId: 'none',
      values: [value('none', both), value('debossed', large)],
    },
  ],
};

async function cardOf(designId: string, chosen: Readonly<Record<string, string>>) {
  const card = await loadCardDesign(designId);
  const attributes = { size: '5x7', ...chosen };
  const design = await startDesign({ product, attributes, photos: [], card });
  return { design, card };
}

test.each([
  ['heartline', { shape: 'oval' }, { shape: 'square' }],
  ['olive', { foilColor: 'gold' }, { foilColor: 'none' }],
])('what %s is not made with in a smaller size is left out: %o', async (designId, had, left) => {
  const from = await cardOf(designId, had);
  expect(from.design.attributes).toMatchObject(had);
  const { attributes } = await changeChoice(product, from, { size: '4x6' });
  expect(attributes).toMatchObject(left);
  expect(readChoice(product, attributes)).toMatchObject({ isComplete: true });
});

test('an engraving that a smaller size is not made with is left out', async () => {
  const card = await loadCardDesign('olive');
  const [engraving] = card?.engravings ?? [];
  const from = await cardOf('olive', { engraving: engraving?.id ?? '' });
  expect(from.design.attributes['engraving']).toBe(engraving?.id);
  const { attributes } = await changeChoice(product, from, { size: '4x6' });
  expect(attributes['engraving']).toBe('none');
});
