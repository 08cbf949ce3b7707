import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { refuse, accept, type Outcome } from '../refusal.ts';
import type { PixelSize } from '../renditions.ts';

/** A PNG and its size. */
export interface Raster extends PixelSize {
  readonly png: Uint8Array;
}

// Loaded with the first SVG: most decoder processes never meet one.
async function loadRasterizer() {
  const { Resvg, initWasm } = await import('@resvg/resvg-wasm');
  const path = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await initWasm(await readFile(path));
  return Resvg;
}

let rasterizer: ReturnType<typeof loadRasterizer> | undefined;

function draw(
  Resvg: Awaited<ReturnType<typeof loadRasterizer>>,
  markup: string,
  longestSide: number,
): Raster {
  const original = new Resvg(markup);
  const mode = original.width >= original.height ? 'width' : 'height';
  original.free();
  const sized = new Resvg(markup, { fitTo: { mode, value: longestSide } });
  const drawn = sized.render();
  const raster = { width: drawn.width, height: drawn.height, png: drawn.asPng() };
  drawn.free();
  sized.free();
  return raster;
}

/**
 * Draws a cleaned SVG so that its longest side has `longestSide` pixels. WebAssembly: the drawing
 * code can reach neither files nor network, and it knows no fonts.
 */
export async function rasterizeSvg(markup: string, longestSide: number): Promise<Outcome<Raster>> {
  rasterizer ??= loadRasterizer();
  const Resvg = await rasterizer;
  try {
    return accept(draw(Resvg, markup, longestSide));
  } catch (error) {
    // A trap leaves the drawing code in an unknown state, so this process ends and the host starts another.
    if (error instanceof Error && error.name === 'RuntimeError') process.exit(1);
    return refuse('svgUnreadable', 'it cannot be drawn');
  }
}
