import type { KeptCopy } from '../../service-worker/kept-copy.ts';
import { dismissToast, showToast } from '../toasts/toast-store.ts';
import { workerUrl } from '../trusted-html.ts';
import { retryBrokenImages } from './broken-images.ts';
import { outboxKey } from './outbox-key.ts';
import { backOnline } from './back-online.ts';
import { resumeKept, watchOutbox } from './outbox.ts';

/** What a page does about a network that comes and goes; loaded once the page is usable. */
export function startOffline(): void {
  watchConnection();
  retryBrokenImages();
  window.addEventListener('online', askAgain);
  followOtherTabs();
  void sendLeftOver();
  if (/^\/s\/[^/]+\/gallery$/.test(location.pathname)) keepGallery().catch(() => undefined);
}

let notice: number | undefined;

function watchConnection(): void {
  const show = (isOff: boolean) => {
    if (isOff === (notice !== undefined)) return;
    if (notice !== undefined) dismissToast(notice);
    notice = isOff ? showToast(text, undefined, true) : undefined;
  };
  const text = 'You are offline. A change that cannot wait for the network says so.';
  window.addEventListener('offline', () => show(true));
  window.addEventListener('online', () => show(false));
  watchOutbox(show);
  if (!navigator.onLine) show(true);
  whenKeptCopy(async () => {
    show(true);
    await untilAnswered();
    show(false);
    tellChanged();
  });
}

/* A page that could not come is asked for as by its own button: whoever waits need not press it. */
function askAgain(): void {
  document.querySelector<HTMLElement>('.error-page__actions > button')?.click();
}

/* A browser may believe in a network that nothing comes from: the worker knows better. */
function whenKeptCopy(then: () => Promise<void>): void {
  const { serviceWorker } = navigator;
  const question: KeptCopy = 'kept copy';
  serviceWorker?.addEventListener('message', ({ data }) => {
    if (data === question) void then();
  });
  serviceWorker?.controller?.postMessage(question);
}

/* A network may also say nothing at all. */
const patienceMs = 8000;

async function untilAnswered(): Promise<void> {
  const isAnswered = () =>
    fetch('/live', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isAnswered())) await backOnline();
}

/* Hearts, titles and orders of another tab have arrived when its outbox is empty. */
function followOtherTabs(): void {
  let isBehind = false;
  const follow = () => {
    if (!isBehind || document.hidden) return;
    isBehind = false;
    tellChanged();
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    isBehind ||= key === outboxKey && newValue === null;
    follow();
  });
  document.addEventListener('visibilitychange', follow);
}

/* Whoever shows what was changed listens for it. */
function tellChanged(): void {
  window.dispatchEvent(new Event('sentlater'));
}

async function sendLeftOver(): Promise<void> {
  const replies = await resumeKept();
  if (replies.length === 0) return;
  tellChanged();
  for (const reply of replies) {
    if (reply?.ok === false) {
      showToast(`A change made offline was not saved: ${reply.problem.title}`, undefined, true);
    } else if (isOverLimit(reply?.value)) {
      const message = 'A favorite made offline was not saved: leave your email to keep more.';
      showToast(message, undefined, true);
    }
  }
}

function isOverLimit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'maxFavorites' in value;
}

/* A worker that stands already keeps by itself what the page asks for. */
async function keepGallery(): Promise<void> {
  const { serviceWorker } = navigator;
  // Insecure addresses have none.
  if (serviceWorker === undefined) return;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register(workerUrl('/s/sw.js'), { scope: '/s/', updateViaCache: 'none' });
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
}
