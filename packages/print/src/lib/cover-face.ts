import { placeIn, type ChosenPhoto } from '../document/chosen-photo.ts';
import { frameLoss } from '../document/frame-loss.ts';
import type { DesignFace } from '../document/design-document.ts';
import { boxesOf } from '../drawing/layout.ts';
import type { Finish, TextLayer } from '../document/layers.ts';
import type { PrintProduct } from '../products/product.ts';

/** The front of an album: a photo all over it where it is printed, a title where one is pressed. */
export function coverFace(product: PrintProduct, photo: ChosenPhoto | undefined): DesignFace {
  const { cover } = product.faces;
  if (cover === undefined) throw new Error('an album without cover');
  const { bleed } = boxesOf(cover);
  const isPrinted = cover.material === undefined;
  const placed = photo === undefined ? null : placeIn(bleed, photo, frameLoss(bleed, cover));
  const title = titleOf(product);
  return {
    kind: 'cover',
    id: 'cover',
    background: cover.material ?? '#ffffff',
    trim: cover.trim,
    layers: [
      ...(isPrinted ? [{ kind: 'photo' as const, id: 'photo-1', box: bleed, photo: placed }] : []),
      ...(title === undefined ? [] : [title]),
    ],
  };
}

function titleOf(product: PrintProduct): TextLayer | undefined {
  const { cover } = product.faces;
  const finish = pressedFinish(product);
  if (cover === undefined || finish === undefined) return undefined;
  const { width, height } = cover.trim;
  const boxHeight = height * 0.2;
  return {
    kind: 'text',
    id: 'title',
    box: { x: width * 0.14, y: (height - boxHeight) / 2, width: width * 0.72, height: boxHeight },
    text: '',
    font: 'cormorant',
    sizePt: Math.round(Math.min(width, height) * 0.055),
    finish,
    align: 'center',
    anchor: 'middle',
    tracking: 0.06,
    label: 'Title',
  };
}

function pressedFinish({ foilColor, hasEngraving = false }: PrintProduct): Finish | undefined {
  if (foilColor !== undefined) return { kind: 'foil' };
  return hasEngraving ? { kind: 'engraving' } : undefined;
}
