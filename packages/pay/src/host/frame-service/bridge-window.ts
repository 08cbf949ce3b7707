import type { WindowReport } from '../../protocol/frame-service.ts';
import type { FlowWindow } from './flow-window.ts';

/** What apps put on a page that they show, so that payments can use the device's browser. */
export interface PopupBridge {
  open(url: string): void;
  /** Begins the addresses that lead back into the app. */
  getReturnUrlPrefix(): string;
  /** Called by the app when its browser is closed, with or without an answer. */
  onComplete?:
    | ((
        error: unknown,
        payload?: { path?: string; queryItems?: Readonly<Record<string, string>> } | null,
      ) => void)
    | undefined;
}

/** The app's bridge, when this page is shown by one. */
export function popupBridge(): PopupBridge | undefined {
  // The app defines it before the page runs.
  return (globalThis as { popupBridge?: PopupBridge }).popupBridge;
}

/** An address that leads back into the app; undefined where no app shows this page. */
export function appAddress(path: 'return' | 'cancel'): string | undefined {
  const bridge = popupBridge();
  return bridge && bridge.getReturnUrlPrefix() + path;
}

/** Opens the bank's page in the device's browser by way of the app. */
export function bridgeWindow(
  bridge: PopupBridge,
  onReport: (report: WindowReport) => void,
): FlowWindow {
  let isGone = false;
  bridge.onComplete = (error, payload) => {
    if (error) {
      onReport({ err: { message: error instanceof Error ? error.message : error }, payload: {} });
    } else if (payload) {
      const isCanceled = /^\/?cancel/.test(payload.path ?? '');
      onReport({ payload: { ...payload.queryItems, ...(isCanceled && { c: '1' }) } });
    } else {
      isGone = true;
    }
  };
  return {
    kind: 'bridge',
    isReady: () => true,
    isGone: () => isGone,
    go: (url) => bridge.open(url),
    focus: () => undefined,
    close: () => {
      isGone = true;
    },
  };
}
