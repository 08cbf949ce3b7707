import { expect, test } from 'vitest';
import { choiceMistakes, forgetMistake } from './choice-mistakes.ts';

const print = { maxQuantity: 500, spreads: undefined };
const album = { maxQuantity: 50, spreads: { included: 10, most: 40, gutterInches: 0 } };

test('a field that was left out, one that is not made and a count each have their sentence', () => {
  const search = new URLSearchParams('paper=gold&quantity=0&invalid=size.paper.quantity');
  expect(choiceMistakes(print, search)).toEqual({
    size: ['This field is required.'],
    paper: ['Choose one of the options.'],
    quantity: ['Choose a quantity from 1 to 500.'],
  });
  expect(choiceMistakes(album, new URLSearchParams('invalid=spreads'))).toEqual({
    spreads: ['Choose a number from 10 to 40.'],
  });
});

test('what a card keeps in its hash is looked up there', () => {
  const search = new URLSearchParams('invalid=theme.shape');
  expect(choiceMistakes(print, search, '#theme=&shape=oval')).toEqual({
    theme: ['This field is required.'],
    shape: ['Choose one of the options.'],
  });
});

test('an address made up by somebody names nothing that is no field', () => {
  const search = new URLSearchParams({ invalid: '<b>.__proto__.size' });
  expect(Object.keys(choiceMistakes(print, search))).toEqual(['size']);
});

test('choosing again forgets the mistake, and the last one leaves the address', () => {
  const search = new URLSearchParams('invalid=size.paper');
  forgetMistake(search, 'size');
  expect(search.toString()).toBe('invalid=paper');
  forgetMistake(search, 'paper');
  expect(search.toString()).toBe('');
});
