import { addText } from '@albumen/print/editing/document-edits';
import type { DesignDocument } from '@albumen/print/document/design-document';
import type { FaceDrawing } from '@albumen/print/drawing/drawing';
import type { Box } from '@albumen/print/document/geometry';
import { layout } from '@albumen/print/drawing/layout';
import { printProductOf } from '@albumen/print/products/print-product';
import { readServerFonts } from '@albumen/print/server/fonts';
import { startDocument } from '@albumen/print/editing/start-document';
import sharp from 'sharp';
import { choiceOf, print } from '../../packages/print/test/products.ts';

/** What is printed, both as our drawing and as the instructions for a program without us. */
export interface WallPrint {
  drawing: FaceDrawing;
  /** Where the photo is cut, in its own pixels. */
  cut: { left: number; top: number; width: number; height: number };
  /** The words as outlines, in points of the paper; none on a plain photo. */
  words?: { box: Box; paths: readonly string[]; color: string };
}

const color = '#ffffff';
const lines = [
  { text: 'Ada & Tomás', font: 'greatVibes', sizePt: 120, y: 860, height: 150 },
  { text: 'Lisbon · September 12, 2026', font: 'josefin', sizePt: 30, y: 1030, height: 50 },
] as const;

/** A photo all over a print of 16 × 20 inches, with names and a date upon it or without. */
export async function wallPrint(photoFile: string, hasWords: boolean): Promise<WallPrint> {
  const { width, height } = await sharp(photoFile).metadata();
  const photo = { photoId: photoFile, sha256: '0'.repeat(64), width, height };
  const choice = choiceOf(print, { size: '16x20' });
  const plain = startDocument(print, choice, [photo]);
  const document = hasWords ? withWords(plain) : plain;
  const product = printProductOf(print, choice, { isTurned: document.isTurned ?? false });
  const fonts = await readServerFonts(lines.map(({ font }) => font));
  const [drawing] = layout(document, { product, fonts });
  if (drawing === undefined) throw new Error('a print has a front');
  const words = wordsOf(drawing);
  return { drawing, cut: cutOf(drawing), ...(words && { words }) };
}

function withWords(document: DesignDocument): DesignDocument {
  return lines.reduce(
    (before, { text, font, sizePt, y, height }) =>
      addText(before, 'front', {
        text,
        font,
        sizePt,
        box: boxOfLine(y, height),
        align: 'center',
        finish: { kind: 'ink', color },
      }).document,
    document,
  );
}

/** In the lower third of a print that lies across. */
function boxOfLine(y: number, height: number): Box {
  return { x: 144, y, width: 1152, height };
}

function cutOf({ operations }: FaceDrawing): WallPrint['cut'] {
  const photo = operations.find((step) => step.kind === 'photo')?.photo;
  if (photo === undefined) throw new Error('a print without a photo');
  const { width, height, crop } = photo;
  return {
    left: Math.round(crop.x * width),
    top: Math.round(crop.y * height),
    width: Math.round(crop.width * width),
    height: Math.round(crop.height * height),
  };
}

function wordsOf({ operations }: FaceDrawing): WallPrint['words'] {
  const paths = operations.flatMap((step) => (step.kind === 'fill' ? [step.path] : []));
  const first = boxOfLine(lines[0].y, lines[0].height);
  const box = { ...first, y: first.y - 20, height: 300 };
  return paths.length === 0 ? undefined : { box, paths, color };
}
