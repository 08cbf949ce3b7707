import type { CardPreviewQuery } from '@albumen/contract/endpoints/cards';
import type {
  CardDesign,
  CardFinish,
  CardLayout,
  CardTheme,
  ColorRole,
  TemplateLayer,
} from '@albumen/print/cards/card-design';
import { finishLayers } from '@albumen/print/cards/card-finishes';
import type { DesignFace } from '@albumen/print/document/design-document';
import type { Size } from '@albumen/print/document/geometry';
import type { Finish, Layer } from '@albumen/print/document/layers';

type FaceKind = CardPreviewQuery['face'];

export function layoutsOf(design: CardDesign, face: FaceKind): readonly CardLayout[] {
  if (face === 'front') return design.fronts;
  return face === 'back' ? design.backs : (design.insides ?? []);
}

/** The inside of a card that opens like a book is two cards wide, of one like a tent two high. */
export function trimOf(design: CardDesign, face: FaceKind): Size {
  const { width, height } = design.trim;
  if (face !== 'inside') return design.trim;
  return design.fold === 'top' ? { width, height: height * 2 } : { width: width * 2, height };
}

/** A side of a design in these choices, without photos; undefined when the design has no such choice. */
export function previewFace(design: CardDesign, look: CardPreviewQuery): DesignFace | undefined {
  const layout = layoutsOf(design, look.face).find(({ id }) => id === look.layout);
  const theme = design.themes.find(({ id }) => id === look.theme);
  const { foilDesign, engraving, shape } = look;
  const isMade =
    isOffered(design.foilDesigns, foilDesign) && isOffered(design.engravings, engraving);
  if (layout === undefined || theme === undefined || !isMade) return undefined;
  const above = finishLayers(design, { foilDesign, engraving, shape }, look.face);
  const layers = [...layout.layers, ...above].map((layer) => colored(layer, theme));
  return {
    kind: look.face,
    id: look.face,
    background: theme.colors[layout.background ?? 'paper'],
    layers: look.only === 'foil' ? layers.filter(isFoil) : layers,
  };
}

function isOffered(finishes: readonly CardFinish[] = [], id: string | undefined): boolean {
  return id === undefined || finishes.some((finish) => finish.id === id);
}

function isFoil(layer: Layer): boolean {
  return 'finish' in layer && layer.finish.kind === 'foil';
}

function colored(layer: TemplateLayer, { colors }: CardTheme): Layer {
  if (layer.kind !== 'photo') return { ...layer, finish: coloredFinish(layer.finish, colors) };
  const { border, ...place } = layer;
  if (border === undefined) return place;
  return { ...place, border: { width: border.width, color: colors[border.color] } };
}

function coloredFinish(finish: Finish<ColorRole>, colors: CardTheme['colors']): Finish {
  return finish.kind === 'ink' ? { ...finish, color: colors[finish.color] } : finish;
}
