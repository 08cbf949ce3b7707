import { afterEach, beforeEach, expect, test } from 'vitest';
import { shownToasts } from '../toasts/toast-store.ts';
import {
  closeOverlay,
  closePageOverlays,
  dismissOverlay,
  escapeOverlays,
  openOverlay,
  openOverlays,
  registerOverlays,
  watchDismissal,
  type OverlayLoader,
} from './overlay-store.ts';

const Overlay = () => null;
let module: PromiseWithResolvers<Awaited<ReturnType<OverlayLoader>>>;

beforeEach(() => {
  module = Promise.withResolvers();
  registerOverlays(() => Promise.resolve(() => module.promise));
});

afterEach(() => {
  for (const { name } of openOverlays()) closeOverlay(name);
});

const openNames = () => openOverlays().map(({ name }) => name);

test('an overlay opens when its module has come', async () => {
  const opened = openOverlay('welcomeAccount');
  expect(openNames()).toEqual([]);
  module.resolve({ Overlay });
  await opened;
  expect(openNames()).toEqual(['welcomeAccount']);
});

test('an overlay whose module does not come says so once, and opens when it is asked for again', async () => {
  const opened = openOverlay('welcomeAccount');
  module.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
  await expect.poll(() => shownToasts().length).toBe(1);
  expect(openNames()).toEqual([]);
  module = Promise.withResolvers();
  module.resolve({ Overlay });
  shownToasts()[0]?.action?.onPress();
  await opened;
  expect(openNames()).toEqual(['welcomeAccount']);
});

test('an overlay that is closed while its module is on its way stays closed', async () => {
  const opened = openOverlay('welcomeAccount');
  closeOverlay('welcomeAccount');
  module.resolve({ Overlay });
  await opened;
  expect(openNames()).toEqual([]);
});

test('what a page asked for does not open on the next one, save for what lasts', async () => {
  const opened = [openOverlay('welcomeAccount'), openOverlay('uploadProgress')];
  closePageOverlays();
  module.resolve({ Overlay });
  await Promise.all(opened);
  expect(openNames()).toEqual(['uploadProgress']);
});

test('of two calls for one overlay the later one tells what it shows', async () => {
  const opened = [
    openOverlay('error', { message: 'one' }),
    openOverlay('error', { message: 'two' }),
  ];
  module.resolve({ Overlay });
  await Promise.all(opened);
  expect(openOverlays()).toMatchObject([{ name: 'error', props: { message: 'two' } }]);
});

test.each([
  ['its own button', () => dismissOverlay('marketingOptIn')],
  ['Escape', escapeOverlays],
  ['another page', closePageOverlays],
])('an overlay that is closed without a choice by %s is told so once', async (_way, close) => {
  module.resolve({ Overlay });
  await openOverlay('marketingOptIn');
  let told = 0;
  const stop = watchDismissal('marketingOptIn', () => (told += 1));
  close();
  close();
  expect([openNames(), told]).toEqual([[], 1]);
  await openOverlay('marketingOptIn');
  closeOverlay('marketingOptIn');
  expect(told).toBe(1);
  stop();
});
