/** Where a customer is while they pay: a window, a modal, an app's browser, or this page itself. */
export interface FlowWindow {
  readonly kind: 'window' | 'modal' | 'bridge' | 'page';
  /** It shows something of ours, so that sending it on cannot get lost. */
  isReady(): boolean;
  /** It is there no more. */
  isGone(): boolean;
  /** Sends it on. */
  go(url: string): void;
  focus(): void;
  close(): void;
}

/** The page itself goes to the bank, and returns by the address that the bank was given. */
export function pageWindow(): FlowWindow {
  let isLeft = false;
  let isBack = false;
  // The page as it was left, taken from the browser's memory by the customer's Back.
  addEventListener('pageshow', ({ persisted }) => {
    isBack ||= isLeft && persisted;
  });
  return {
    kind: 'page',
    isReady: () => true,
    isGone: () => isBack,
    go: (url) => {
      isLeft = true;
      location.assign(url);
    },
    focus: () => undefined,
    close: () => undefined,
  };
}

/**
 * The empty page that a window or frame begins with can be read by us, and forgets where it is sent
 * when its first page replaces it. That page cannot be read, and forgets nothing.
 */
export function isElsewhere(shown: Window | null): boolean {
  try {
    return shown?.location.href !== 'about:blank';
  } catch {
    return true;
  }
}
