/** Size of a window, and where it is put; in the middle by default. */
export interface Placement {
  width?: number | undefined;
  height?: number | undefined;
  top?: number | undefined;
  left?: number | undefined;
}

const usual = { width: 450, height: 535 };

/** The features of `window.open` for a window in the middle of this one. */
export function windowFeatures(placement: Placement): string {
  const { width = usual.width, height = usual.height } = placement;
  const top = placement.top ?? middle(window.screenY, window.outerHeight, height);
  const left = placement.left ?? middle(window.screenX, window.outerWidth, width);
  return `resizable,scrollbars,height=${height},width=${width},top=${top},left=${left}`;
}

function middle(start: number, extent: number, own: number): number {
  return Math.round(start + (extent - own) / 2);
}
