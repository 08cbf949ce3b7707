import { expect, test } from 'vitest';
import { fontFaces, type FontKey } from './fonts.ts';
import { readServerFonts } from '../server/fonts.ts';

const fonts = await readServerFonts();
const keys = Object.keys(fontFaces) as FontKey[]; // keys of a literal object

test.each(keys)('%s has the letters, digits and signs of names, dates and addresses', (key) => {
  const usual = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789';
  const signs = '&.,;:!?’‘“”–—-()/@+#\'"·$%*';
  const accents = 'ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜßàáâäåæçèéêëìíîïñòóôöøùúûüÿ';
  expect(fonts.missingFrom(usual + signs + accents, key)).toEqual([]);
});
