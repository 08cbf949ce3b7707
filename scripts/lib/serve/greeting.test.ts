import { expect, test } from 'vitest';
import { loadSettings } from '../../../apps/store/src/settings.ts';
import { greeting } from './greeting.ts';

const facts = {
  settings: loadSettings({}),
  hasDemo: false,
  gateway: undefined,
  playground: undefined,
};
const file = 'data/secrets.json';

test('the operator token is printed at the start that makes it, and at no other', () => {
  const made = 'a-token-that-was-made-now';
  expect(greeting({ ...facts, operatorToken: { file, made } })).toContain(made);
  const later = greeting({ ...facts, operatorToken: { file, made: undefined } });
  expect(later).toContain(`token as in ${file}`);
});
