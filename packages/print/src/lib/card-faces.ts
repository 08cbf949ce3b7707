import { fitLayers, type CardFit } from './fit-card.ts';
import { foldInside, insideSize } from './fold-inside.ts';
import type {
  CardDesign,
  CardLayout,
  CardTheme,
  ColorRole,
  TemplateLayer,
} from '../cards/card-design.ts';
import { finishLayers, type ChosenFinishes } from '../cards/card-finishes.ts';
import type { CardChoices, DesignFace } from '../document/design-document.ts';
import type { Size } from '../document/geometry.ts';
import type { Finish, HexColor, Layer } from '../document/layers.ts';
import type { FaceKind } from '../products/product.ts';

/** A side of the card that is made. */
export interface MadeFace {
  trim: Size;
  /** How far from the trim words stay. */
  safe?: number;
}

/** The sides of the card that is made, by the kinds of face that it has. */
export type MadeFaces = Partial<Record<FaceKind, MadeFace>>;

/** The faces of a card as its design has them, at the size that is made, without photos. */
export function cardFaces(design: CardDesign, choices: CardChoices, made: MadeFaces): DesignFace[] {
  const kinds = ['front', 'inside', 'back'] as const;
  return kinds.flatMap((kind) => {
    const layout = layoutOf(design, choices, kind);
    const side = made[kind];
    if (layout === undefined || side === undefined) return [];
    return [cardFace(kind, { design, choices, layout, side })];
  });
}

interface FaceSource {
  design: CardDesign;
  choices: CardChoices;
  layout: CardLayout;
  side: MadeFace;
}

function cardFace(kind: FaceKind, { design, choices, layout, side }: FaceSource): DesignFace {
  const theme = byId(design.themes, choices.theme, 'theme');
  const drawn = [...layout.layers, ...finishLayers(design, finishesOf(choices), kind)];
  const fitted =
    kind === 'inside'
      ? fitInside(drawn, design, side)
      : fitLayers(drawn, { from: design.trim, ...toSide(side) });
  const isFoiled = choices.foilColor !== undefined;
  return {
    kind,
    id: kind,
    background: theme.colors[layout.background ?? 'paper'],
    trim: side.trim,
    layout: layout.id,
    layers: fitted.map((layer) => colorLayer(layer, theme, isFoiled)),
  };
}

function fitInside(
  layers: readonly TemplateLayer[],
  design: CardDesign,
  side: MadeFace,
): TemplateLayer[] {
  const { trim } = side;
  const { fold = 'left', trim: page } = design;
  const wanted = trim.width / trim.height > page.width / page.height ? 'left' : 'top';
  const refolded = foldInside(layers, page, { from: fold, to: wanted });
  return fitLayers(refolded, { from: insideSize(page, wanted), ...toSide(side) });
}

function toSide({ trim, safe }: MadeFace): Omit<CardFit, 'from'> {
  return { to: trim, ...(safe !== undefined && { safe }) };
}

function layoutOf(
  design: CardDesign,
  choices: CardChoices,
  kind: 'front' | 'inside' | 'back',
): CardLayout | undefined {
  if (kind === 'front') return byId(design.fronts, choices.frontLayout, 'front');
  if (kind === 'back') return byId(design.backs, choices.backLayout, 'back');
  if (design.insides === undefined) return undefined;
  const id = choices.mainLayout ?? design.insides[0]?.id ?? '';
  return byId(design.insides, id, 'inside');
}

function colorLayer(layer: TemplateLayer, { colors }: CardTheme, isFoiled: boolean): Layer {
  if (layer.kind === 'photo') {
    const { border, ...rest } = layer;
    return border === undefined
      ? rest
      : { ...rest, border: { ...border, color: colors[border.color] } };
  }
  return { ...layer, finish: colorFinish(layer.finish, colors, isFoiled) };
}

/** Without a color nothing is of foil. */
function finishesOf({ foilColor, foilDesign, engraving, shape }: CardChoices): ChosenFinishes {
  // A foil drawing that the design does not have draws nothing.
  return { foilDesign: foilColor === undefined ? undefined : (foilDesign ?? ''), engraving, shape };
}

/** What would be foil is printed in the accent color when none is chosen. */
function colorFinish(
  finish: Finish<ColorRole>,
  colors: Record<ColorRole, HexColor>,
  isFoiled: boolean,
): Finish {
  if (finish.kind === 'ink') return { ...finish, color: colors[finish.color] };
  if (finish.kind === 'foil' && !isFoiled) return { kind: 'ink', color: colors.accent };
  return finish;
}

function byId<Part extends { id: string }>(parts: readonly Part[], id: string, name: string): Part {
  const part = parts.find((each) => each.id === id);
  if (part === undefined) throw new RangeError(`the design has no ${name} ${id}`);
  return part;
}
