import { expect, test } from 'vitest';
import { photos } from '../../test/photos.ts';
import { album, canvas, choiceOf, print } from '../../test/products.ts';
import { checkDocument, isOrderable, type DesignProblem } from './check-document.ts';
import type { DesignDocument } from '../document/design-document.ts';
import { documentHash } from '../document/document-hash.ts';
import { layout } from '../drawing/layout.ts';
import { pathBounds } from '../lib/path-points.ts';
import type { Layer, TextLayer } from '../document/layers.ts';
import { printProductOf } from '../products/print-product.ts';
import { readDocument } from '../document/read-document.ts';
import { readServerFonts } from '../server/fonts.ts';
import { startDocument } from '../editing/start-document.ts';

const fonts = await readServerFonts(['jost', 'greatVibes']);
const choice = choiceOf(print, { size: '8x10' });
const made = printProductOf(print, choice);
const document = startDocument(print, choice, photos(3).slice(2));

const textLayer: TextLayer = {
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

function withText(change: Partial<TextLayer>): DesignDocument {
  return withLayers((layers) => [...layers, { ...textLayer, ...change }]);
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
  expect(codes(withText({}))).toEqual([]);
});

test('foil and engraving that were not chosen are refused, and so is another size', () => {
  expect(codes(withText({ finish: { kind: 'foil' } }))).toEqual(['foilNotChosen']);
  expect(codes(withText({ finish: { kind: 'engraving' } }))).toEqual(['engravingNotChosen']);
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

test('text is reported when it does not fit, leaves the safe area, or lacks letters in its font', () => {
  const long = 'Everything that happened in this long and wonderful year. '.repeat(20);
  expect(codes(withText({ text: long }))).toEqual(['wordsCut']);
  expect(codes(withText({ box: { ...textLayer.box, x: 2 } }))).toEqual(['wordsOutsideSafe']);
  const [problem] = checkDocument(withText({ text: 'Ada 愛 🎉' }), made, { fonts });
  expect(problem).toMatchObject({ code: 'missingLetters', level: 'block', letters: ['愛', '🎉'] });
  expect(codes(withText({ text: ' ', label: 'Name' }))).toEqual(['blankWords']);
});

test('text that is still the example of a design is reported until other text stands there', () => {
  const sample = { label: 'Name', sample: 'Ada' };
  const [mistake] = checkDocument(withText(sample), made, { fonts });
  expect(mistake).toMatchObject({
    code: 'sampleWords',
    level: 'warn',
    label: 'Name',
    words: 'Ada',
  });
  expect(codes(withText({ ...sample, text: 'Grace' }))).toEqual([]);
  expect(codes(withText({ ...sample, text: '' }))).toEqual(['blankWords']);
});

test('text that is too large is set as large as it fits', () => {
  const box = { x: 50, y: 50, width: 200, height: 60 };
  const large = withText({ text: 'Ada and Tom in June', sizePt: 90, box });
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
    [
      withLayers(() => [{ ...textLayer, font: 'toString' } as never]),
      'document.faces.0.layers.0.font',
    ],
    [
      withLayers(() => [{ ...textLayer, kind: 'constructor' } as never]),
      'document.faces.0.layers.0.kind',
    ],
    [withText({ text: 'a'.repeat(3001) }), 'document.faces.0.layers.1.text'],
    [
      withLayers(() => Array<Layer>(11).fill({ ...textLayer, text: 'a'.repeat(3000) })),
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
  expect(await documentHash(withText({}))).not.toBe(hash);
});
