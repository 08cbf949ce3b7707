import { expect, test } from 'vitest';
import { good, openWindowShop, outcomeOf } from './window-shop.ts';

const { rig, openShop, pay } = await openWindowShop();

test('ten windows come back with what the bank said, however fast the gateway answers', async () => {
  const page = await openShop();
  for (let flow = 0; flow < 10; flow += 1) {
    await pay(page);
    expect(await outcomeOf(page)).toMatchObject({ params: good });
    await expect.poll(() => page.context().pages().length).toBe(1);
  }
});

test('a window that is sent on before its first page is there loses nothing', async () => {
  const page = await openShop();
  let serve = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    serve = resolve;
  });
  await page.context().route('**/local-payment-landing-frame.min.html*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page
    .context()
    .waitForEvent('request', (request) =>
      request.url().includes('local-payment-landing-frame.min.html'),
    );
  await pay(page);
  await asked;
  serve();
  expect(await outcomeOf(page)).toMatchObject({ params: good });
});

test('a window is in the middle, as large as its flow wants', async () => {
  const page = await openShop();
  await page.evaluate(
    `window.open = (url, name, features) => { window.asked = { name, features } }`,
  );
  await pay(page, { open: '{ width: 400, height: 570 }' });
  const asked = (await page.evaluate('asked')) as { name: string; features: string };
  expect(asked.name).toMatch(/^localpaymentlandingpage_[0-9a-f]{32}$/);
  const [, top, left] =
    /^resizable,scrollbars,height=570,width=400,top=(-?\d+),left=(-?\d+)$/.exec(asked.features) ??
    [];
  const middle = await page.evaluate(
    '[Math.round(screenY + (outerHeight - 570) / 2), Math.round(screenX + (outerWidth - 400) / 2)]',
  );
  expect([Number(top), Number(left)]).toEqual(middle);
});

test('a window that its customer closes is reported', async () => {
  const page = await openShop();
  const opening = page.waitForEvent('popup');
  await pay(page, { waits: true });
  const popup = await opening;
  await popup.getByRole('heading', { name: 'Bank' }).waitFor();
  await popup.close();
  expect(await outcomeOf(page)).toEqual({ code: 'FRAME_SERVICE_FRAME_CLOSED' });
});

test('a closed window is just that, though the provider’s pages do not report and a policy stops questions', async () => {
  const page = await openShop('/strict');
  await page
    .context()
    .route('**/local-payment-landing-frame.min.html*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Landing</h1>' }),
    );
  const opening = page.waitForEvent('popup');
  await pay(page, { waits: true, open: '{ canLeavePage: true }' });
  const popup = await opening;
  await popup.getByRole('heading', { name: 'Bank' }).waitFor();
  // Nobody closes a window before they have seen it.
  await page.evaluate('new Promise((resolve) => setTimeout(resolve, 500))');
  await popup.close();
  expect(await outcomeOf(page)).toEqual({ code: 'FRAME_SERVICE_FRAME_CLOSED' });
});

test('a bank that leads to the cancel page reports why', async () => {
  const page = await openShop();
  await pay(page, { back: 'cancel-frame', query: `{ errorcode: 'processing_error' }` });
  expect(await outcomeOf(page)).toMatchObject({
    code: 'FRAME_SERVICE_FRAME_CLOSED',
    details: { params: { errorcode: 'processing_error' } },
  });
});

test('a window that the browser does not open is reported at once', async () => {
  const page = await openShop();
  await page.evaluate('window.open = () => null');
  await pay(page);
  expect(await outcomeOf(page)).toMatchObject({
    code: 'FRAME_SERVICE_FRAME_OPEN_FAILED',
    details: { originalError: { message: expect.stringContaining('click') } },
  });
});

test.each(['/', '/cut-off'])(
  'the page itself goes to the bank and comes back where it can have no window (%s)',
  async (path) => {
    const page = await openShop(path);
    if (path === '/') await page.evaluate('window.open = () => null');
    await pay(page, { open: '{ canLeavePage: true }' });
    await page.waitForURL(`${rig.shop}/back?**`);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      btLpToken: 'T',
      btLpPaymentId: 'P',
      btLpPayerId: 'Y',
    });
    await expect.poll(() => page.context().pages().length).toBe(1);
  },
);

test('a page whose policy cuts windows off gets the reason when it may not be left', async () => {
  const page = await openShop('/cut-off');
  await pay(page);
  expect(await outcomeOf(page)).toMatchObject({
    code: 'FRAME_SERVICE_FRAME_OPEN_FAILED',
    details: { originalError: { message: expect.stringContaining('Cross-Origin-Opener-Policy') } },
  });
});

test('a window that lost its page shows the way back, to the merchant’s own origins alone', async () => {
  const page = await openShop();
  const opening = page.waitForEvent('popup');
  await pay(page, { waits: true });
  const popup = await opening;
  await popup.getByRole('heading', { name: 'Bank' }).waitFor();
  await page.goto('about:blank');
  await popup.getByRole('button', { name: 'Approve' }).click();
  const link = popup.getByRole('link', { name: 'Back to us' });
  expect(await link.getAttribute('href')).toBe(
    `${rig.shop}/back?btLpToken=T&btLpPaymentId=P&btLpPayerId=Y`,
  );
  await popup.goto(popup.url().replace(encodeURIComponent(rig.shop), 'https%3A%2F%2Fevil.example'));
  await popup.getByText('You can close this window').waitFor();
  expect(await popup.getByRole('link').count()).toBe(0);
});

test('a window that its browser does not close on request is led to a page that closes itself', async () => {
  const page = await openShop();
  await page.evaluate(`{
    const open = window.open.bind(window);
    window.open = (...args) => {
      const popup = open(...args);
      return {
        get closed() { return popup.closed },
        get location() { return popup.location },
        focus: () => popup.focus(),
        close: () => undefined,
      };
    };
  }`);
  await pay(page, { waits: true });
  await expect.poll(() => page.context().pages().length).toBe(2);
  await page.evaluate('flow.close()');
  expect(await outcomeOf(page)).toEqual({ code: 'FRAME_SERVICE_FRAME_CLOSED' });
  await expect.poll(() => page.context().pages().length).toBe(1);
});

const webView =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test('without windows a modal takes the whole page, and holds it still in an iOS web view', async () => {
  const page = await openShop('/', { userAgent: webView });
  await pay(page, { waits: true });
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await page.frameLocator('dialog iframe').getByRole('heading', { name: 'Bank' }).waitFor();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  expect(await page.evaluate('document.body.style.position')).toBe('fixed');
  await page.frameLocator('dialog iframe').getByRole('button', { name: 'Approve' }).click();
  expect(await outcomeOf(page)).toMatchObject({ params: good });
  expect(await page.evaluate('document.body.style.position')).toBe('');
  expect(await dialog.count()).toBe(0);
  await pay(page, { waits: true });
  await page.getByRole('button', { name: 'Close payment' }).click();
  expect(await outcomeOf(page)).toEqual({ code: 'FRAME_SERVICE_FRAME_CLOSED' });
});

test('an app that shows the page opens the bank in its own browser', async () => {
  const page = await openShop();
  await page.evaluate(`window.popupBridge = {
    open: (url) => { window.opened = url },
    getReturnUrlPrefix: () => 'app://',
  }`);
  await pay(page);
  expect(await page.evaluate('opened')).toContain(`${rig.gateway}/bank?to=`);
  await page.evaluate(
    `popupBridge.onComplete(null, { path: '/return', queryItems: ${JSON.stringify(good)} })`,
  );
  expect(await outcomeOf(page)).toEqual({ params: good });
  await pay(page);
  await page.evaluate('popupBridge.onComplete(null, null)');
  expect(await outcomeOf(page)).toEqual({ code: 'FRAME_SERVICE_FRAME_CLOSED' });
});

test('an abort while the hidden frame loads leaves nothing on the page', async () => {
  const page = await openShop();
  const outcome = await page.evaluate(`(async () => {
    windows.service.teardown();
    const ending = new AbortController();
    const going = windows.createFrameService({
      site: { assetsUrl: '${rig.gateway}', merchantId: 'm', dialect: 'port' },
      name: 'x', landingPage: 'y', signal: ending.signal });
    ending.abort();
    const name = await going.catch((error) => error.name);
    const wrong = await windows.createFrameService({ name: 'two words' })
      .catch(({ code, details }) => [code, details.originalError.message]);
    return [name, wrong, document.querySelectorAll('iframe').length];
  })()`);
  const wrong = ['INVALID_USE_OF_INTERNAL_FUNCTION', 'A valid frame name must be provided'];
  expect(outcome).toEqual(['AbortError', wrong, 0]);
});
