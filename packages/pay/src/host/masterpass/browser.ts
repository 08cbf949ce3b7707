import { popupBridge } from '../frame-service/bridge-window.ts';
import { supportsPopups } from '../frame-service/browser.ts';

/** The wallet shows itself in no frame: it needs a window, or an app that opens one. */
export function supportsWindows(): boolean {
  return popupBridge() !== undefined || supportsPopups(navigator.userAgent);
}
