import { expect, test } from 'vitest';
import { loadSettings } from '../../../apps/store/src/settings.ts';
import { greeting } from './greeting.ts';

const file = 'data/secrets.json';
const merchant = {
  id: 'albumen_sandbox',
  publicKey: 'sandbox_public',
  privateKey: 'a-key-that-was-made-now',
  tokenizationKey: 'sandbox_part_albumen_sandbox',
  accounts: [],
};
const gateway = { origin: 'http://localhost:3001', merchant };

const facts = {
  settings: loadSettings({}),
  hasDemo: false,
  gateway,
  playground: undefined,
};

test('secrets are printed at the start that makes them, and at no other', () => {
  const token = 'a-token-that-was-made-now';
  const { privateKey } = merchant;
  const made = { operatorToken: { file, made: token }, privateKey: { file, made: privateKey } };
  expect(greeting({ ...facts, ...made })).toMatch(new RegExp(`${token}[^]*${privateKey}`));
  const kept = { file, made: undefined };
  const later = greeting({ ...facts, operatorToken: kept, privateKey: kept });
  expect(later).toContain(`token as in ${file}`);
  expect(later).toContain(`private key as in ${file}`);
  expect(later).not.toContain(privateKey);
});
