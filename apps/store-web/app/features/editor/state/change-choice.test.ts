import type { OptionValue, Product } from '@albumen/contract/catalog/product';
import { readChoice } from '@albumen/domain/pricing/choice';
import { loadCardDesign } from '@albumen/print/designs/load-card-design';
import { expect, test } from 'vitest';
import { startHistory } from '@albumen/domain/editor/history';
import { applyChange } from './apply-change.ts';
import { changeChoice } from './change-choice.ts';
import { designOf, type EditorState } from './editor-state.ts';
import { createEditorStore } from './editor-store.ts';
import type { Opening } from '../opening/opening.ts';
import { startDesign } from '../opening/start-design.ts';

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

test('choices that are made faster than fonts come are all kept', async () => {
  const { design, card } = await cardOf('heartline', {});
  // Only what a change asks for.
  const state = { history: startHistory(design), card } as unknown as EditorState;
  const editor = {
    opening: { start: { product } } as Opening,
    store: createEditorStore(state),
  };
  const fonts = Promise.withResolvers<undefined>();
  const change = (attributes: Record<string, string>) =>
    applyChange(editor, attributes, () => fonts.promise);
  const changes = [change({ foilColor: 'gold' }), change({ shape: 'oval' })];
  fonts.resolve(undefined);
  await Promise.all(changes);
  const { attributes, document } = designOf(editor.store.getSnapshot());
  expect(attributes).toMatchObject({ foilColor: 'gold', shape: 'oval' });
  expect(document).toMatchObject({ foilColor: 'gold', shape: 'oval' });
});
