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

/**
 * Draws a cleaned SVG so that its longest side has `longestSide` pixels. WebAssembly: the drawing
 * code can reach neither files nor network, and it knows no fonts.
 */
export async function rasterizeSvg(markup: string, longestSide: number): Promise<Outcome<Raster>> {
  rasterizer ??= loadRasterizer();
  const Resvg = await rasterizer;
  try {
    const { width, height } = new Resvg(markup);
    const fitTo = { mode: width >= height ? 'width' : 'height', value: longestSide } as const;
    const drawn = new Resvg(markup, { fitTo }).render();
    return accept({ width: drawn.width, height: drawn.height, png: drawn.asPng() });
  } catch (error) {
    return refuse('svgUnreadable', String(error));
  }
}
