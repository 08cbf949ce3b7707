import type { Surface } from './surface.ts';
import { clampView, isZoomed, zoomAbout } from './zoom.ts';

/** Of a wheel that counts in lines. */
const linePixels = 16;

/** Ctrl and wheel, which a trackpad's pinch is too, zooms where the pointer is; the wheel alone pans. */
export function listenForWheel(viewport: HTMLElement, surface: Surface, signal: AbortSignal): void {
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
    const view = surface.view();
    if (event.ctrlKey) {
      const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY * unit)) / 120);
      const next = zoomAbout(view, view.scale * factor, surface.pointOf(event));
      surface.zoom(clampView(next, surface.frame()));
    } else if (isZoomed(view)) {
      const next = { ...view, x: view.x - event.deltaX * unit, y: view.y - event.deltaY * unit };
      surface.zoom(clampView(next, surface.frame()));
    }
  };
  viewport.addEventListener('wheel', turn, { passive: false, signal });
}
