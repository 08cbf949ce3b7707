import { dismissToast, showToast } from '../toasts/toast-store.ts';

/* What Chromium, Firefox, Safari and the bundler's loader of style sheets say. */
const signs = /dynamically imported module|module script failed|preload CSS/i;

/** Whether a part of the app did not come: the network is gone, or a new release has taken its place. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof Error && signs.test(error.message);
}

/**
 * Loads a part of the app. One that does not come is said in one calm notice; the promise stays open
 * until the person tries again and it is there.
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((error: unknown) => {
    if (!isMissingPart(error)) throw error;
    const { promise, resolve } = Promise.withResolvers<Part>();
    waiting.push(async () => resolve(await load()));
    showNotice();
    return promise;
  });
}

/** Reloads where the store answers: otherwise the browser would only show a page of its own. */
export async function reloadIfReachable(): Promise<boolean> {
  const isReachable = await fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) location.reload();
  return isReachable;
}

let waiting: (() => Promise<void>)[] = [];
let notice: number | undefined;

function showNotice(): void {
  if (notice !== undefined) dismissToast(notice);
  const text = navigator.onLine
    ? 'A part of this page did not load. Nothing of yours is lost.'
    : 'You are offline. Nothing of yours is lost.';
  notice = showToast(text, { label: 'Try again', onPress: () => void tryAgain() }, true);
}

/* What still does not come has been replaced by a new release: only the page as a whole brings it. */
async function tryAgain(): Promise<void> {
  const asked = waiting;
  waiting = [];
  try {
    await Promise.all(asked.map((load) => load()));
  } catch {
    waiting = [...asked, ...waiting];
    if (!(await reloadIfReachable())) showNotice();
  }
}
