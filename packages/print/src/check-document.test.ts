import { expect, test } from 'vitest';
import { photos } from '../test/photos.ts';
import { album, canvas, choiceOf, print } from '../test/products.ts';
import { checkDocument, isOrderable, type DesignProblem } from './check-document.ts';
import type { DesignDocument } from './design-document.ts';
import { documentHash } from './document-hash.ts';
import { layout } from './layout.ts';
import { pathBounds } from './lib/path-points.ts';
import type { Layer, TextLayer } from './layers.ts';
import { printProductOf } from './print-product.ts';
import { readDocument } from './read-document.ts';
import { readServerFonts } from './server-fonts.ts';
import { startDocument } from './start-document.ts';

const fonts = await readServerFonts(['jost', 'greatVibes']);
const choice = choiceOf(print, { size: '8x10' });
const made = printProductOf(print, choice);
const document = startDocument(print, choice, photos(3).slice(2));

const words: TextLayer = {
  kind: 'text',
  id: 'own-1',
  box: { x: 100, y: 100, width: 200, height: 60 },
  text: 'Ada',
  font: 'jost',
  sizePt: 20,
  finish: { kind: 'ink', color: '#000000' },
  align: 'left',
};

function withLayers(layers: (layers: readonly Layer[]) => Layer[]): DesignDocument {
  return {
    ...document,
    faces: document.faces.map((face) => ({ ...face, layers: layers(face.layers) })),
  };
}

function withWords(change: Partial<TextLayer>): DesignDocument {
  return withLayers((layers) => [...layers, { ...words, ...change }]);
}

function withPhoto(change: object): DesignDocument {
  return withLayers((layers) =>
    layers.map((layer) =>
      layer.kind === 'photo' && layer.photo
        ? { ...layer, photo: { ...layer.photo, ...change } }
        : layer,
    ),
  );
}

function codes(changed: DesignDocument): DesignProblem['code'][] {
  return checkDocument(changed, made, { fonts }).map(({ code }) => code);
}

test('a design that is as it should be has nothing wrong', () => {
  expect(codes(document)).toEqual([]);
  expect(codes(withWords({}))).toEqual([]);
});

test('foil and engraving that were not chosen are refused, and so is another size', () => {
  expect(codes(withWords({ finish: { kind: 'foil' } }))).toEqual(['foilNotChosen']);
  expect(codes(withWords({ finish: { kind: 'engraving' } }))).toEqual(['engravingNotChosen']);
  const larger = printProductOf(print, choiceOf(print, { size: '16x20' }));
  expect(checkDocument(document, larger).map(({ code }) => code)).toEqual(['wrongSize']);
  const other = printProductOf(canvas, choiceOf(canvas));
  expect(checkDocument(document, other).map(({ code }) => code)).toEqual(['wrongProduct']);
});

test('an album must have the spreads that are paid for, each once', () => {
  const ten = choiceOf(album);
  const started = startDocument(album, ten, photos(20));
  const twelve = printProductOf(album, choiceOf(album, { spreads: '12' }));
  expect(checkDocument(started, twelve)).toEqual([{ code: 'wrongFaces', level: 'block' }]);
  const twice = { ...started, faces: started.faces.map((face) => ({ ...face, id: 'same' })) };
  expect(checkDocument(twice, printProductOf(album, ten))[0]?.code).toBe('wrongFaces');
});

test('words are reported when they do not fit, leave the safe area, or lack letters in their font', () => {
  const long = 'Everything that happened in this long and wonderful year. '.repeat(20);
  expect(codes(withWords({ text: long }))).toEqual(['wordsCut']);
  expect(codes(withWords({ box: { ...words.box, x: 2 } }))).toEqual(['wordsOutsideSafe']);
  const [problem] = checkDocument(withWords({ text: 'Ada 愛 🎉' }), made, { fonts });
  expect(problem).toMatchObject({ code: 'missingLetters', level: 'block', letters: ['愛', '🎉'] });
  expect(codes(withWords({ text: ' ', label: 'Name' }))).toEqual(['blankWords']);
});

test('words that are still the example of a design are reported until others stand there', () => {
  const sample = { label: 'Name', sample: 'Ada' };
  const [mistake] = checkDocument(withWords(sample), made, { fonts });
  expect(mistake).toMatchObject({
    code: 'sampleWords',
    level: 'warn',
    label: 'Name',
    words: 'Ada',
  });
  expect(codes(withWords({ ...sample, text: 'Grace' }))).toEqual([]);
  expect(codes(withWords({ ...sample, text: '' }))).toEqual(['blankWords']);
});

test('words that are too large are set as large as they fit', () => {
  const box = { x: 50, y: 50, width: 200, height: 60 };
  const large = withWords({ text: 'Ada and Tom in June', sizePt: 90, box });
  expect(codes(large)).toEqual([]);
  const [drawing] = layout(large, { product: made, fonts });
  const step = drawing?.operations.find(({ layerId }) => layerId === 'own-1');
  const right = step?.kind === 'fill' ? pathBounds(step.path) : undefined;
  expect(right?.width).toBeGreaterThan(150);
  expect(right?.width).toBeLessThanOrEqual(200);
  expect(right?.height).toBeLessThanOrEqual(66);
});

test('a stretched photo is refused; one of few pixels warns or needs the photographer', () => {
  const crop = { x: 0, y: 0, width: 1, height: 0.5, rotate: 0, flip: false };
  expect(codes(withPhoto({ crop }))).toEqual(['stretchedPhoto']);
  const few = checkDocument(withPhoto({ width: 900, height: 1350 }), made);
  expect(few).toMatchObject([{ code: 'fewPixels', level: 'block' }]);
  expect(few[0]?.pixelsPerInch).toBeCloseTo(112.5, 0);
  expect([isOrderable(few), isOrderable(few, true)]).toEqual([false, true]);
  const warned = checkDocument(withPhoto({ width: 1400, height: 2100 }), made);
  expect(warned).toMatchObject([{ code: 'fewPixels', level: 'warn' }]);
});

test('what a browser sends is read whole or not at all', () => {
  const sent: unknown = JSON.parse(JSON.stringify(document));
  expect(readDocument(sent)).toEqual({ isReadable: true, document });
  for (const [spoiled, mistake] of [
    [{ ...document, version: 2 }, 'document.version'],
    [{ ...document, price: 1 }, 'document.price'],
    [{ ...document, faces: {} }, 'document.faces'],
    [withPhoto({ sha256: 'x' }), 'document.faces.0.layers.0.photo.sha256'],
    [withPhoto({ width: Number.NaN }), 'document.faces.0.layers.0.photo.width'],
    [withLayers(() => [{ ...words, font: 'toString' } as never]), 'document.faces.0.layers.0.font'],
    [
      withLayers(() => [{ ...words, kind: 'constructor' } as never]),
      'document.faces.0.layers.0.kind',
    ],
    [withWords({ text: 'a'.repeat(3001) }), 'document.faces.0.layers.1.text'],
    [
      withLayers(() => Array<Layer>(11).fill({ ...words, text: 'a'.repeat(3000) })),
      'document.faces',
    ],
    [null, 'document'],
  ] as const) {
    expect(readDocument(spoiled)).toEqual({ isReadable: false, mistake });
  }
});

test('a hash tells designs apart, whatever the order of their keys and whatever is kept aside', async () => {
  const reversed = Object.fromEntries(Object.entries(document).toReversed()) as unknown;
  const hash = await documentHash(document);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(await documentHash(reversed as DesignDocument)).toBe(hash);
  expect(await documentHash({ ...document, spare: { photos: [], words: {} } })).toBe(hash);
  expect(await documentHash(withWords({}))).not.toBe(hash);
});
