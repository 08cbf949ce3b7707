import type { FontSet, LineStyle } from '../fonts/font-set.ts';
import type { TextLayer } from '../document/layers.ts';

/** Text of this size is too small for the press; what still does not fit hangs over. */
const smallestPt = 6;
const shrinkBy = 0.96;

export interface SetText {
  path: string;
  /** What the text was set in: the layer's size, or less where it did not fit. */
  sizePt: number;
  isCut: boolean;
}

interface Block {
  lines: readonly string[];
  style: LineStyle;
  pitch: number;
  fits: boolean;
}

/** Breaks, fits and places the text of a layer. */
export function setText(layer: TextLayer, fonts: FontSet): SetText {
  const block = fitBlock(layer, fonts);
  return {
    path: placeBlock(layer, block, fonts),
    sizePt: block.style.sizePt,
    isCut: !block.fits,
  };
}

/** The largest of the sizes, each a little smaller than the one before, in which the text fits. */
function fitBlock(layer: TextLayer, fonts: FontSet): Block {
  const blockAt = (step: number): Block =>
    breakBlock(layer, Math.max(smallestPt, layer.sizePt * shrinkBy ** step), fonts);
  const asWanted = breakBlock(layer, layer.sizePt, fonts);
  if (asWanted.fits || layer.sizePt <= smallestPt) return asWanted;
  let tooLarge = 0;
  let most = Math.ceil(Math.log(smallestPt / layer.sizePt) / Math.log(shrinkBy));
  while (most - tooLarge > 1) {
    const middle = Math.floor((tooLarge + most) / 2);
    if (blockAt(middle).fits) most = middle;
    else tooLarge = middle;
  }
  return blockAt(most);
}

function breakBlock(layer: TextLayer, sizePt: number, fonts: FontSet): Block {
  const style = { font: layer.font, sizePt, tracking: layer.tracking ?? 0 };
  const pitch = sizePt * (layer.lineHeight ?? 1.2);
  const { width, height } = layer.box;
  const text = layer.isUppercase === true ? layer.text.toLocaleUpperCase('en-US') : layer.text;
  const lines = text.split('\n').flatMap((line) => wrapLine(line, { style, width, fonts }));
  const isNarrow = lines.every((line) => fonts.widthOf(line, style) <= width);
  // A single line may be taller than a box that was drawn tightly around it.
  const isLow = lines.length === 1 || lines.length * pitch <= height + pitch * 0.25;
  return { lines, style, pitch, fits: isNarrow && isLow };
}

function wrapLine(
  line: string,
  { style, width, fonts }: { style: LineStyle; width: number; fonts: FontSet },
): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/\s+/).filter((each) => each !== '')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && fonts.widthOf(longer, style) > width) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  return [...lines, current];
}

function placeBlock(layer: TextLayer, block: Block, fonts: FontSet): string {
  const { style, pitch } = block;
  const { ascent, descent } = fonts.heightsOf(style.font);
  const leading = (pitch - (ascent + descent) * style.sizePt) / 2;
  const top = topOf(layer, block.lines.length * pitch) + leading + ascent * style.sizePt;
  return block.lines
    .map((line, index) => {
      const x = leftOf(layer, fonts.widthOf(line, style) - style.tracking * style.sizePt);
      return fonts.outline(line, style, { x, y: top + index * pitch });
    })
    .join('');
}

function topOf({ box, anchor = 'top' }: TextLayer, height: number): number {
  if (anchor === 'middle') return box.y + (box.height - height) / 2;
  return anchor === 'bottom' ? box.y + box.height - height : box.y;
}

function leftOf({ box, align }: TextLayer, width: number): number {
  if (align === 'center') return box.x + (box.width - width) / 2;
  return align === 'right' ? box.x + box.width - width : box.x;
}
