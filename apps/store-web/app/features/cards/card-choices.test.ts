import { expect, test } from 'vitest';
import { readChoices, writeChoices, type CardOffer } from './card-choices.ts';

const theme = { paper: '#ffffff', ink: '#000000', accent: '#000000', color: 'white' } as const;
const layout = { photoCount: 1, places: [] };

const offer: CardOffer = {
  themes: [
    { id: 'mist', name: 'Mist', ...theme },
    { id: 'rose', name: 'Rose', ...theme },
  ],
  fronts: [
    { id: 'photos-1', name: '1 photo', ...layout },
    { id: 'photos-2', name: '2 photos', ...layout },
  ],
  backs: [{ id: 'back-words', name: 'Words', ...layout }],
  insides: [],
  foilDesigns: [{ id: 'script', name: 'Script' }],
  foilColors: ['gold', 'silver'],
  engravings: [],
  shapes: [{ id: 'square' }, { id: 'arch' }],
};

test('without a hash a card is shown as it was drawn, with its foil', () => {
  expect(readChoices(offer, '')).toEqual({
    theme: 'mist',
    frontLayout: 'photos-1',
    backLayout: 'back-words',
    foilDesign: 'script',
    foilColor: 'gold',
    engraving: 'none',
    shape: 'square',
  });
});

test('the hash keeps the choices, and what is not on offer is not chosen', () => {
  const choices = { ...readChoices(offer, ''), theme: 'rose', foilColor: 'silver', shape: 'arch' };
  expect(readChoices(offer, `#${writeChoices(choices)}`)).toEqual(choices);
  expect(readChoices(offer, '#theme=plaid&shape=heart&foilColor=blue')).toEqual(
    readChoices(offer, ''),
  );
});

test('without a foil design there is no color of foil', () => {
  expect(readChoices(offer, '#foilDesign=none&foilColor=silver')).toMatchObject({
    foilDesign: 'none',
    foilColor: 'none',
  });
});
