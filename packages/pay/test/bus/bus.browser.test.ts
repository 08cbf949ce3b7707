import { join } from 'node:path';
import { closePages, sharedChromium } from '@albumen/test-kit/chromium';
import type { Browser, Frame, Page } from '@playwright/test';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BusFixture } from './page.fixture.ts';

declare global {
  interface Window {
    fixture: BusFixture;
  }
}

const shop = 'https://shop.test';
const gateway = 'https://gateway.test';
const stranger = 'https://stranger.test';
const channel = '11111111-2222-4333-8444-555555555555';
let browser: Browser;
let script: string;

beforeAll(async () => {
  const { output } = await build({
    input: join(import.meta.dirname, 'page.fixture.ts'),
    platform: 'browser',
    write: false,
    output: { format: 'iife' },
  });
  script = output[0].code;
  browser = await sharedChromium(['--site-per-process']);
});

afterAll(async () => {
  await closePages(browser);
});

/** A page of `origin`, in a browser where frames allow the pages of `allowed`. */
async function openPage(origin = shop, allowed = shop): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  for (const site of [shop, gateway, stranger]) {
    await page.route(`${site}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>x</title><body data-origins="${allowed}"><script>${script}</script>`,
      }),
    );
  }
  await page.goto(origin);
  return page;
}

function frameOf(page: Page): Frame {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (!frame) throw new Error('there is no frame');
  return frame;
}

test.each(['port', 'framebus'] as const)('page and frame talk over %s', async (dialect) => {
  const page = await openPage();
  await page.evaluate(
    (each) => window.fixture.openHost({ origin: 'https://gateway.test', dialect: each }),
    dialect,
  );
  expect(await page.evaluate(() => window.fixture.received)).toEqual(['here I am']);
  expect(await page.evaluate(() => window.fixture.ask('the time'))).toBe('answer to the time');
  const frame = frameOf(page);
  await expect
    .poll(() => frame.evaluate(() => window.fixture.received))
    .toEqual(['received here I am', 'the time']);
  const greeting = await frame.evaluate(() => window.fixture.greeting);
  expect(greeting).toBe(dialect === 'port' ? 'good morning' : undefined);
  expect(await page.evaluate(() => window.fixture.ignored())).toBe(0);
  await page.close();
});

test('what does not fit the table is ignored and counted, in both directions', async () => {
  for (const dialect of ['port', 'framebus'] as const) {
    const page = await openPage();
    await page.evaluate(
      (each) => window.fixture.openHost({ origin: 'https://gateway.test', dialect: each }),
      dialect,
    );
    const frame = frameOf(page);
    await page.evaluate(() => window.fixture.hostBus?.emit('ASK', { no: 'text' }));
    await page.evaluate(() => window.fixture.hostBus?.emit('toString', 'text'));
    await frame.evaluate(() => window.fixture.frameBus?.emit('NEW', 'text'));
    await expect.poll(() => frame.evaluate(() => window.fixture.ignored())).toBe(2);
    await expect.poll(() => page.evaluate(() => window.fixture.ignored())).toBe(1);
    expect(await page.evaluate(() => window.fixture.received)).toEqual(['here I am']);
    await page.close();
  }
});

test('a page that is not the merchant receives nothing from a frame', async () => {
  for (const dialect of ['port', 'framebus'] as const) {
    const page = await openPage(stranger, shop);
    const opened = page.evaluate(
      (each) =>
        Promise.race([
          window.fixture
            .openHost({ origin: 'https://gateway.test', dialect: each })
            .then(() => window.fixture.ask('the card'))
            .then(() => 'answered'),
          new Promise((resolve) => {
            setTimeout(resolve, 700, 'silence');
          }),
        ]),
      dialect,
    );
    expect(await opened).toBe('silence');
    await page.close();
  }
});

test('a frame of another origin never gets the port', async () => {
  const page = await openPage();
  await page.evaluate(() => {
    void window.fixture.openHost({
      origin: 'https://gateway.test',
      dialect: 'port',
      target: 'https://stranger.test',
    });
  });
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = frameOf(page);
  await frame.waitForLoadState();
  expect(await frame.evaluate(() => window.fixture.frameBus === undefined)).toBe(true);
});

test('a third window can neither speak in the name of the page nor replay its offer', async () => {
  const page = await openPage();
  await page.evaluate(() =>
    window.fixture.openHost({ origin: 'https://gateway.test', dialect: 'port' }),
  );
  const frame = frameOf(page);
  await page.evaluate((id) => {
    const { port2 } = new MessageChannel();
    const forged = `/*framebus*/${JSON.stringify({ event: `${id}:ASK`, eventData: 'forged', origin: '*' })}`;
    const target = document.querySelector('iframe')?.contentWindow;
    target?.postMessage({ albumen: 1, channel: id }, '*', [port2]);
    target?.postMessage(forged, '*');
    const intruder = document.createElement('iframe');
    document.body.append(intruder);
    const inside = intruder.contentWindow as unknown as { eval(code: string): void };
    inside.eval(`parent.frames[0].postMessage(${JSON.stringify(forged)}, '*')`);
  }, channel);
  await expect.poll(() => frame.evaluate(() => window.fixture.ignored())).toBe(3);
  expect(await frame.evaluate(() => window.fixture.received)).toEqual(['received here I am']);
});

test('a frame that is moved in the page is spoken to again', async () => {
  const page = await openPage();
  await page.evaluate(() =>
    window.fixture.openHost({ origin: 'https://gateway.test', dialect: 'port' }),
  );
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    const box = document.createElement('div');
    document.body.append(box);
    if (frame) box.append(frame);
  });
  await expect.poll(() => page.evaluate(() => window.fixture.received.length)).toBe(2);
  expect(await page.evaluate(() => window.fixture.ask('again'))).toBe('answer to again');
});

test('nothing is received or said after close', async () => {
  const page = await openPage();
  await page.evaluate(() =>
    window.fixture.openHost({ origin: 'https://gateway.test', dialect: 'port' }),
  );
  await page.evaluate(() => {
    window.fixture.hostBus?.close();
    window.fixture.hostBus?.emit('ASK', 'too late');
  });
  const frame = frameOf(page);
  await frame.evaluate(() => window.fixture.frameBus?.emit('NOTIFY', 'too late'));
  expect(await page.evaluate(() => window.fixture.received)).toEqual(['here I am']);
  expect(await frame.evaluate(() => window.fixture.received)).not.toContain('too late');
});

test("the published SDK's own bus, framebus 6, understands our frame", async () => {
  const page = await openPage();
  const answers = await page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const bus = new window.fixture.Framebus({ channel: id });
        const received: unknown[] = [];
        bus.on('NOTIFY', (data: unknown, answer: unknown) => {
          received.push(data);
          if (typeof answer === 'function') answer('welcome');
          bus.emit(
            'ASK',
            'the time' as never,
            ((reply: unknown) => {
              resolve([...received, reply]);
            }) as never,
          );
        });
        const frame = document.createElement('iframe');
        frame.src = `https://gateway.test/web/frame.html#${id}`;
        document.body.append(frame);
      }),
    channel,
  );
  expect(answers).toEqual(['here I am', 'answer to the time']);
  const frame = frameOf(page);
  await expect
    .poll(() => frame.evaluate(() => window.fixture.received))
    .toEqual(['welcome', 'the time']);
});
