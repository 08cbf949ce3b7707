import { expect, test } from 'vitest';
import type { CardLayout, TemplateLayer } from '../src/cards/card-design.ts';
import { layout } from '../src/drawing/layout.ts';
import { readServerFonts } from '../src/server/fonts.ts';
import { cardDesigns } from './card-designs.ts';
import { loadCardDesign } from './load-card-design.ts';

const each = cardDesigns.map((design) => [design.id, design] as const);
const fonts = await readServerFonts();
const bleed = 9;

function isPhoto(layer: TemplateLayer): boolean {
  return layer.kind === 'photo';
}

/** Where photos and words of the first front lie, on a card of 100 by 100. */
function arrangementOf(design: (typeof cardDesigns)[number]): string {
  const { width, height } = design.trim;
  const layers = design.fronts[0]?.layers ?? [];
  return layers
    .filter((layer) => layer.kind !== 'art')
    .map(({ kind, box }) =>
      [kind, box.x / width, box.y / height, box.width / width, box.height / height]
        .map((part) => (typeof part === 'number' ? Math.round(part * 20) : part))
        .join(' '),
    )
    .toSorted()
    .join('|');
}

test('the shop has 24 card designs for 8 occasions, 12 of them with foil', () => {
  expect(cardDesigns.length).toBeGreaterThanOrEqual(24);
  expect(new Set(cardDesigns.map(({ occasion }) => occasion)).size).toBeGreaterThanOrEqual(8);
  const foiled = cardDesigns.filter(({ foilDesigns = [] }) => foilDesigns.length > 0);
  expect(foiled.length).toBeGreaterThanOrEqual(12);
});

test('no two designs share an id or an arrangement', () => {
  expect(new Set(cardDesigns.map(({ id }) => id)).size).toBe(cardDesigns.length);
  expect(new Set(cardDesigns.map(arrangementOf)).size).toBe(cardDesigns.length);
});

test.each(each)('%s can be loaded by itself', async (id, design) => {
  expect(await loadCardDesign(id)).toBe(design);
});

test('what is no design is not loaded', async () => {
  expect(await loadCardDesign('toString')).toBeUndefined();
});

test.each(each)('%s has three themes, several photo counts and a back', (_, design) => {
  expect(new Set(design.themes.map(({ id }) => id)).size).toBe(3);
  const counts = design.fronts.map(({ photoCount }) => photoCount);
  expect(new Set(counts).size).toBe(counts.length);
  expect(counts.length).toBeGreaterThanOrEqual(2);
  expect(design.backs.length).toBeGreaterThanOrEqual(1);
});

function layoutsOf(design: (typeof cardDesigns)[number]): readonly CardLayout[] {
  return [...design.fronts, ...design.backs, ...(design.insides ?? [])];
}

test.each(each)(
  '%s says how many photos each layout takes, and names each layer once',
  (_, design) => {
    for (const { photoCount, layers } of layoutsOf(design)) {
      expect(layers.filter(isPhoto)).toHaveLength(photoCount);
      expect(new Set(layers.map(({ id }) => id)).size).toBe(layers.length);
    }
  },
);

test.each(each)('%s keeps text inside the safe area, and at 7 pt at least', (_, design) => {
  const { width, height } = design.trim;
  for (const { layers } of [...design.fronts, ...design.backs]) {
    for (const layer of layers.filter((one) => one.kind === 'text')) {
      expect(layer.sizePt).toBeGreaterThanOrEqual(7);
      expect(layer.box.x).toBeGreaterThanOrEqual(bleed);
      expect(layer.box.y).toBeGreaterThanOrEqual(bleed);
      expect(layer.box.x + layer.box.width).toBeLessThanOrEqual(width - bleed);
      expect(layer.box.y + layer.box.height).toBeLessThanOrEqual(height - bleed);
    }
  }
});

test.each(each)('%s fills the bleed wherever a photo or drawing passes the trim', (_, design) => {
  const { width, height } = design.trim;
  for (const layer of layoutsOf({ ...design, insides: [] }).flatMap(({ layers }) => layers)) {
    if (layer.kind !== 'photo') continue;
    const { x, y } = layer.box;
    const [right, bottom] = [x + layer.box.width, y + layer.box.height];
    expect(x < 1 ? x : -bleed).toBe(-bleed);
    expect(y < 1 ? y : -bleed).toBe(-bleed);
    expect(right > width - 1 ? right : width + bleed).toBeCloseTo(width + bleed, 3);
    expect(bottom > height - 1 ? bottom : height + bleed).toBeCloseTo(height + bleed, 3);
  }
});

test.each(each)('%s draws its foil in foil, with the fonts that we ship', (_, design) => {
  const face = { trim: design.trim, bleed, safe: bleed };
  const product = { family: design.family, faces: { front: face } };
  for (const finish of design.foilDesigns ?? []) {
    const layers = finish.faces.front ?? [];
    expect(layers.length).toBeGreaterThan(0);
    for (const layer of layers) {
      expect('finish' in layer && layer.finish.kind).toBe('foil');
    }
  }
  for (const { layers } of design.fronts) {
    const texts = layers.flatMap((layer) =>
      layer.kind === 'text'
        ? [{ ...layer, finish: { kind: 'ink', color: '#000000' } as const }]
        : [],
    );
    const faces = [
      { kind: 'front' as const, id: 'front', background: '#ffffff' as const, layers: texts },
    ];
    const [drawing] = layout({ version: 1, family: design.family, faces }, { product, fonts });
    expect(drawing?.operations.length).toBeGreaterThan(0);
  }
});

/** What a cutter may slip. */
const slipPt = 9;

interface Curve {
  shape: string;
  trim: { width: number; height: number };
}

/** How far from the middle of the card a curved edge is at this height, less what a cutter may slip. */
function halfWidthAt(y: number, { shape, trim: { width, height } }: Curve): number {
  const rise = shape === 'oval' ? height / 2 : Math.min(width / 2, height / 3);
  const above = shape === 'oval' ? Math.abs(y - rise) : Math.max(0, rise - y);
  return (width / 2) * Math.sqrt(Math.max(0, 1 - (above / rise) ** 2)) - slipPt;
}

/** The first point of a drawn path that such a card would lose. */
function lostPoint(path: string, curve: Curve): string | undefined {
  const points = path.match(/-?\d+(?:\.\d+)?[ ,]?-?\d+(?:\.\d+)?/g) ?? [];
  return points.find((point) => {
    const [x = 0, y = 0] = (point.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    return Math.abs(x - curve.trim.width / 2) > halfWidthAt(y, curve);
  });
}

test.each(each)('%s keeps its text on the card whatever curve it is cut along', (_, design) => {
  const { trim, shapes, family, fronts } = design;
  const product = { family, faces: { front: { trim, bleed, safe: bleed } } };
  const face = { kind: 'front' as const, id: 'front', background: '#ffffff' as const };
  const drawn = fronts.flatMap((front) => {
    const layers = front.layers.flatMap((layer) =>
      layer.kind === 'text' ? [{ ...layer, finish: { kind: 'engraving' } as const }] : [],
    );
    const document = { version: 1 as const, family, faces: [{ ...face, layers }] };
    return layout(document, { product, fonts })[0]?.operations ?? [];
  });
  for (const shape of shapes.filter((one) => one === 'oval' || one === 'arch')) {
    const lost = drawn.flatMap((step) =>
      step.kind === 'fill' ? (lostPoint(step.path, { shape, trim }) ?? []) : [],
    );
    expect(lost, shape).toEqual([]);
  }
});
