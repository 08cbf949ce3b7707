import { isElsewhere, type FlowWindow } from './flow-window.ts';
import { overAddress } from '../../protocol/frame-service.ts';
import { type Placement, windowFeatures } from './placement.ts';

const closeLooksMs = [250, 1000, 4000];

/** A window in the middle of this one; undefined when the browser does not open it. */
export function popupWindow(
  name: string,
  url: string,
  placement: Placement,
): FlowWindow | undefined {
  const popup = window.open(url, name, windowFeatures(placement));
  if (!popup || popup.closed) return undefined;
  popup.focus();
  return {
    kind: 'window',
    isReady: () => isElsewhere(popup),
    isGone: () => popup.closed,
    go: (next) => {
      popup.location.href = next;
    },
    focus: () => popup.focus(),
    close: () => {
      popup.close();
      seeItClosed(popup, overAddress(url));
    },
  };
}

/** Chromium forgets a close that meets a change of process, and every later one by the opener. */
function seeItClosed(popup: Window, over: string): void {
  for (const ms of closeLooksMs) {
    setTimeout(() => {
      if (!popup.closed) popup.location.href = over;
    }, ms);
  }
}
