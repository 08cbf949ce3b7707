import { paintInBrowser, type BrowserPainting } from '@albumen/print/browser/painter';
import type { DrawOperation, FaceDrawing } from '@albumen/print/drawing/drawing';

type Steps = readonly DrawOperation[];

/** A face while one of its layers moves. */
export interface SplitFace {
  below: Steps;
  /** The moving layer, and what lies between its parts. */
  moving: Steps;
  above: Steps;
}

/** The layer that is drawn in another way than before, if there is one. */
export function movedLayer(before: FaceDrawing, now: FaceDrawing): string | undefined {
  const known = new Set(before.operations);
  return now.operations.find((step) => !known.has(step))?.layerId;
}

export function splitFace({ operations }: FaceDrawing, layerId: string): SplitFace {
  const first = operations.findIndex((step) => step.layerId === layerId);
  const last = operations.findLastIndex((step) => step.layerId === layerId);
  return {
    below: operations.slice(0, Math.max(0, first)),
    moving: operations.slice(Math.max(0, first), last + 1),
    above: operations.slice(last + 1),
  };
}

interface Sheet {
  canvas: OffscreenCanvas;
  steps: Steps;
  painting: BrowserPainting;
}

/** What stays as it is during a move, each side painted once and then copied. */
export interface StillLayers {
  /** The picture of the steps; undefined when there are none. */
  take: (
    side: 'below' | 'above',
    steps: Steps,
    painted: { drawing: FaceDrawing; painting: BrowserPainting; width: number; height: number },
  ) => OffscreenCanvas | undefined;
  forget: () => void;
}

export function createStillLayers(): StillLayers {
  const sheets = new Map<string, Sheet>();
  return {
    take(side, steps, { drawing, painting, width, height }) {
      if (steps.length === 0) return undefined;
      const known = sheets.get(side);
      if (known !== undefined && isSame(known, { steps, painting, width, height })) {
        return known.canvas;
      }
      const canvas = new OffscreenCanvas(width, height);
      const isOver = side === 'above';
      paintInBrowser(canvas, { ...drawing, operations: steps }, { ...painting, isOver });
      sheets.set(side, { canvas, steps, painting });
      return canvas;
    },
    forget: () => sheets.clear(),
  };
}

function isSame(
  { canvas, steps, painting }: Sheet,
  now: { steps: Steps; painting: BrowserPainting; width: number; height: number },
): boolean {
  return (
    canvas.width === now.width &&
    canvas.height === now.height &&
    painting.pictures === now.painting.pictures &&
    steps.length === now.steps.length &&
    steps.every((step, index) => step === now.steps[index])
  );
}
