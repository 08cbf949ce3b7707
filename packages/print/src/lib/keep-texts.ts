import { fitLayers } from './fit-card.ts';
import type { DesignDocument, DesignFace } from '../document/design-document.ts';
import type { Size } from '../document/geometry.ts';
import type { Layer, TextLayer } from '../document/layers.ts';

/** Layers that the customer added have ids that begin so. */
const ownPrefix = 'own-';

/** What a customer did to a card besides its photos. */
export interface CardEdits {
  /** Text layers that differ from the design, by face kind and layer id. */
  words: ReadonlyMap<string, Partial<TextLayer>>;
  /** Added layers and the trim that they were placed on, by face kind. */
  own: ReadonlyMap<string, { layers: readonly Layer[]; trim: Size | undefined }>;
  /** Words that wait from an earlier change. */
  spare: Readonly<Record<string, string>>;
}

/** Finds what a customer changed by comparing with what the design had made. */
export function editsOf(
  { faces, spare }: DesignDocument,
  template: readonly DesignFace[],
): CardEdits {
  const words = new Map<string, Partial<TextLayer>>();
  for (const face of faces) {
    const original = template.find(({ kind }) => kind === face.kind);
    for (const layer of face.layers) {
      if (layer.kind !== 'text' || layer.id.startsWith(ownPrefix)) continue;
      const change = changeOf(layer, textLayerOf(original, layer.id));
      if (change !== undefined) words.set(keyOf(face, layer.id), change);
    }
  }
  const own = new Map(
    faces.map(({ kind, layers, trim }) => [
      kind,
      { layers: layers.filter(({ id }) => id.startsWith(ownPrefix)), trim },
    ]),
  );
  return { words, own, spare: spare?.words ?? {} };
}

/** Puts a customer's words into other faces; what has no place there comes back by its key. */
export function keepTexts(
  faces: readonly DesignFace[],
  { words, own, spare }: CardEdits,
): { faces: DesignFace[]; words: Record<string, string> } {
  const waiting = new Map<string, Partial<TextLayer>>(
    Object.entries(spare).map(([key, text]) => [key, { text }]),
  );
  for (const [key, change] of words) waiting.set(key, change);
  const kept = faces.map((face) => {
    const layers = face.layers.map((layer) => {
      const key = keyOf(face, layer.id);
      const change = waiting.get(key);
      if (layer.kind !== 'text' || change === undefined) return layer;
      waiting.delete(key);
      return { ...layer, ...change };
    });
    return { ...face, layers: [...layers, ...ownLayers(face, own.get(face.kind))] };
  });
  const left = [...waiting].flatMap(([key, { text }]) => (text === undefined ? [] : [[key, text]]));
  return { faces: kept, words: Object.fromEntries(left) as Record<string, string> }; // pairs of text
}

function ownLayers(
  face: DesignFace,
  own: { layers: readonly Layer[]; trim: Size | undefined } | undefined,
): Layer[] {
  if (own === undefined) return [];
  return own.trim && face.trim
    ? fitLayers(own.layers, { from: own.trim, to: face.trim })
    : [...own.layers];
}

function keyOf({ kind }: DesignFace, layerId: string): string {
  return `${kind}/${layerId}`;
}

function textLayerOf(face: DesignFace | undefined, id: string): TextLayer | undefined {
  const layer = face?.layers.find((each) => each.id === id);
  return layer?.kind === 'text' ? layer : undefined;
}

/** What of a text layer differs from its template; of an unknown template only the words count. */
function changeOf(
  layer: TextLayer,
  template: TextLayer | undefined,
): Partial<TextLayer> | undefined {
  if (template === undefined) return layer.label === undefined ? undefined : { text: layer.text };
  const change: Partial<TextLayer> = {
    ...(layer.text !== template.text && { text: layer.text }),
    ...(layer.font !== template.font && { font: layer.font }),
    ...(layer.align !== template.align && { align: layer.align }),
    ...(layer.sizePt !== template.sizePt && { sizePt: layer.sizePt }),
    ...(isOtherInk(layer, template) && { finish: layer.finish }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

function isOtherInk({ finish }: TextLayer, template: TextLayer): boolean {
  if (finish.kind !== 'ink' || template.finish.kind !== 'ink') return false;
  return finish.color !== template.finish.color;
}
