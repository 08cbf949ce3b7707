import type { PhotoOperation } from './drawing.ts';

/** What the painter uses of a 2D canvas; that of browsers and that of the server both have it. */
export interface PaintContext<Path, Picture> {
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  scale(x: number, y: number): void;
  rotate(radians: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fill(path: Path, rule?: 'nonzero' | 'evenodd'): void;
  stroke(path: Path): void;
  clip(path: Path): void;
  drawImage(picture: Picture, ...source: SourceAndTarget): void;
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): PaintGradient;
  /** A color or a gradient of this context; the two canvases name the gradient's type differently. */
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  globalAlpha: number;
  globalCompositeOperation: string;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: string;
}

/** x, y, width and height in the picture, then on the canvas. */
export type SourceAndTarget = [
  sourceX: number,
  sourceY: number,
  sourceWidth: number,
  sourceHeight: number,
  x: number,
  y: number,
  width: number,
  height: number,
];

/** A gradient of a canvas. */
export interface PaintGradient {
  addColorStop(offset: number, color: string): void;
}

/** A picture of a photo. Unless it is cropped already, it is the whole photo, oriented, in any size. */
export interface PaintPicture<Picture> {
  picture: Picture;
  width: number;
  height: number;
  isCropped: boolean;
}

/** A canvas with what belongs to it. */
export interface PaintTools<Path, Picture> {
  context: PaintContext<Path, Picture>;
  /** Makes the canvas's own kind of path of SVG path data: `(data) => new Path2D(data)`. */
  path: (svgPathData: string) => Path;
  /** Nothing while the photo is still being loaded. */
  pictureOf: (operation: PhotoOperation) => PaintPicture<Picture> | undefined;
}
