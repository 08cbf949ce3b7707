import type { CardDesign, CardFinish, TemplateLayer } from './card-design.ts';
import type { FaceKind } from './product.ts';

/** What lies above the layout of a card. */
export interface ChosenFinishes {
  /** Undefined when no foil is chosen: the first foil drawing is then printed in ink. */
  foilDesign: string | undefined;
  engraving: string | undefined;
}

/**
 * The layers of foil and engraving on a face. A foil drawing may be the words of the card, so that a
 * card without foil shows the first one, too.
 */
export function finishLayers(
  { foilDesigns = [], engravings = [] }: Pick<CardDesign, 'foilDesigns' | 'engravings'>,
  { foilDesign, engraving }: ChosenFinishes,
  kind: FaceKind,
): readonly TemplateLayer[] {
  const [first] = foilDesigns;
  const foil =
    foilDesign === undefined
      ? first && inInk(first, kind)
      : foilDesigns.find(({ id }) => id === foilDesign)?.faces[kind];
  const pressed = engravings.find(({ id }) => id === engraving);
  return [...(foil ?? []), ...(pressed?.faces[kind] ?? [])];
}

function inInk({ faces, ink = 'accent' }: CardFinish, kind: FaceKind): TemplateLayer[] {
  return (faces[kind] ?? []).map((layer) =>
    layer.kind === 'photo' || layer.finish.kind !== 'foil'
      ? layer
      : { ...layer, finish: { kind: 'ink', color: ink } },
  );
}
