import { createCanvas, type Canvas } from '@napi-rs/canvas';

const directions = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);

/** Takes the ink away where foil goes, less a rim of `trapPx`; the canvas is transparent there. */
export function takeInkAway(ink: Canvas, foil: Canvas, trapPx: number): void {
  const context = ink.getContext('2d');
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(shrink(foil, trapPx), 0, 0);
}

/** What is foil in all directions stays. Letters that overlap shrink as the one shape that they are. */
function shrink(foil: Canvas, trapPx: number): Canvas {
  const shrunk = createCanvas(foil.width, foil.height);
  const context = shrunk.getContext('2d');
  context.drawImage(foil, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  for (const direction of directions) {
    context.drawImage(foil, trapPx * Math.cos(direction), trapPx * Math.sin(direction));
  }
  return shrunk;
}
