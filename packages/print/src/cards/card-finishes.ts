import type { CardDesign, CardFinish, ColorRole, TemplateLayer } from './card-design.ts';
import type { CardShape, FaceKind } from '../products/product.ts';

/** What lies above the layout of a card. */
export interface ChosenFinishes {
  /** Undefined when no foil is chosen: the first foil drawing is then printed in ink. */
  foilDesign: string | undefined;
  engraving: string | undefined;
  /** The card's corners; square when left out. */
  shape?: CardShape | undefined;
}

/**
 * The layers of foil and engraving on a face. A foil drawing may be the words of the card, so that a
 * card without foil shows the first one, too.
 */
export function finishLayers(
  { foilDesigns = [], engravings = [] }: Pick<CardDesign, 'foilDesigns' | 'engravings'>,
  { foilDesign, engraving, shape = 'square' }: ChosenFinishes,
  kind: FaceKind,
): readonly TemplateLayer[] {
  const [first] = foilDesigns;
  const drawn = (finish: CardFinish | undefined) =>
    (finish?.shaped?.[shape] ?? finish?.faces)?.[kind] ?? [];
  const foil =
    foilDesign === undefined
      ? inInk(drawn(first), first?.ink)
      : drawn(foilDesigns.find(({ id }) => id === foilDesign));
  return [...foil, ...drawn(engravings.find(({ id }) => id === engraving))];
}

function inInk(layers: readonly TemplateLayer[], ink: ColorRole = 'accent'): TemplateLayer[] {
  return layers.map((layer) =>
    layer.kind === 'photo' || layer.finish.kind !== 'foil'
      ? layer
      : { ...layer, finish: { kind: 'ink', color: ink } },
  );
}
