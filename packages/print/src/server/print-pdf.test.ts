import { expect, test } from 'vitest';
import { flatCard, foilCard } from '../../test/foil-card.ts';
import { layout } from '../drawing/layout.ts';
import { renderPdf } from './print-pdf.ts';
import { readServerFonts } from './fonts.ts';

test('a PDF has a page for each face, with trim and bleed boxes', async () => {
  const fonts = await readServerFonts(['greatVibes', 'josefin']);
  const backs = layout(foilCard, { product: flatCard, fonts }).slice(1);
  const openPhoto = (): Promise<never> => Promise.reject(new Error('the back has no photo'));
  const pdf = await renderPdf([...backs, ...backs], { openPhoto, pixelsPerInch: 72 });
  const text = pdf.toString('latin1');
  expect(text.match(/\/TrimBox \[9 9 369 513\]/g)).toHaveLength(2);
  expect(text.match(/\/BleedBox \[0 0 378 522\]/g)).toHaveLength(2);
});
