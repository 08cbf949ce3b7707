import type { ExactPhotos } from './exact-photos.ts';
import type { FaceDrawing } from '../drawing/drawing.ts';
import type { PaintTools } from '../drawing/paint-tools.ts';
import { paintFace, type PaintOptions } from '../drawing/painter.ts';

/** What a browser paints a face with. */
export interface BrowserPainting {
  /** Photos by id, whole and oriented, in any size; a place whose photo is missing is painted gray. */
  pictures: ReadonlyMap<string, ImageBitmap>;
  /** 'proof' when left out. */
  plan?: PaintOptions['plan'];
  /** 'trim' when left out. */
  area?: PaintOptions['area'];
  /** Used for photos that it has at these pixels: what is painted is then what is printed. */
  exact?: ExactPhotos;
  /** Over what the canvas shows already: without the paper. */
  isOver?: PaintOptions['isOver'];
  /** Set for a frame that is gone in a moment: photos are resampled as quickly as the canvas can. */
  isQuick?: boolean;
}

const mostPaths = 400;
const paths = new Map<string, Path2D>();

/** Paints a face all over a canvas, at the canvas's own pixels. */
export function paintInBrowser(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  drawing: FaceDrawing,
  { pictures, plan = 'proof', area = 'trim', exact, isOver = false, isQuick }: BrowserPainting,
): void {
  const { width, height } = canvas;
  const context = contextOf(canvas);
  const grid = { area: drawing[area], pixels: { width, height } };
  if (!isOver) context.clearRect(0, 0, width, height);
  const tools: PaintTools<Path2D, CanvasImageSource> = {
    context,
    path: pathOf,
    pictureOf: (step) => {
      const printed = exact?.find(step, grid);
      if (printed) {
        return { picture: printed, width: printed.width, height: printed.height, isCropped: true };
      }
      const picture = pictures.get(step.photo.photoId);
      if (picture === undefined) return undefined;
      return { picture, width: picture.width, height: picture.height, isCropped: false };
    },
  };
  const smoothing = isQuick === true ? 'low' : 'high';
  paintFace(drawing, tools, { plan, area, pixels: { width, height }, isOver, smoothing });
}

/** Parsing the outlines of a letter takes longer than filling them. */
function pathOf(data: string): Path2D {
  const known = paths.get(data);
  if (known !== undefined) return known;
  if (paths.size >= mostPaths) paths.clear();
  const path = new Path2D(data);
  paths.set(data, path);
  return path;
}

type CanvasContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function contextOf(canvas: HTMLCanvasElement | OffscreenCanvas): CanvasContext {
  // Two calls: their results differ in type only.
  const context = isOffscreen(canvas) ? canvas.getContext('2d') : canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  return context;
}

function isOffscreen(canvas: HTMLCanvasElement | OffscreenCanvas): canvas is OffscreenCanvas {
  return 'convertToBlob' in canvas;
}
