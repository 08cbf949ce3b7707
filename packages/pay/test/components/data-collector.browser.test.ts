import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { Checkout, run } from '../client/checkout.ts';

const checkout = await Checkout.open();
let page: Page;
const fraudnet = `${checkout.gateway.url}/da/r/fb.js`;

beforeEach(async () => {
  page = await checkout.page('client', 'data-collector');
  checkout.gateway.serve('/sandbox/data/logo.htm', '<title>Kount</title>');
  checkout.gateway.configuration = { kount: { kountMerchantId: '600000' } };
  await page.route(fraudnet, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: leftFrames }),
  );
});

/** Puts frames on the page, as Fraudnet's script does. */
const leftFrames = `for (const title of ['ppfniframe', 'pbf']) {
  const frame = document.createElement('iframe');
  frame.title = title;
  document.body.append(frame);
}`;

function collect(options: string, then = '({ deviceData: it.deviceData, raw: it.rawDeviceData })') {
  return run(
    page,
    `braintree.dataCollector.create({ authorization: '${checkout.token()}', ${options} }).then((it) => ${then})`,
  );
}

test('device data is the id that Fraudnet was given', async () => {
  const { value } = await collect(
    `riskCorrelationId: 'a-correlation-id-of-more-than-32-characters'`,
  );
  const correlationId = 'a-correlation-id-of-more-than-32';
  expect(value).toEqual({
    deviceData: JSON.stringify({ correlation_id: correlationId }),
    raw: { correlation_id: correlationId },
  });
  const block = JSON.parse((await page.locator('script[fncls]').textContent()) ?? '') as object;
  expect(block).toMatchObject({ f: correlationId, s: 'BRAINTREE_SIGNIN', sandbox: true });
  expect(block).toHaveProperty(
    'b',
    expect.stringMatching(
      new RegExp(
        `^https://b.stats.paypal.com/counter.cgi\\?i=127.0.0.1&p=${correlationId}&t=\\d+&a=14$`,
      ),
    ),
  );
});

test.each(['clientMetadataId', 'correlationId'])('%s is another name of the id', async (name) => {
  const { value } = await collect(`${name}: 'mine'`, 'it.rawDeviceData');
  expect(value).toEqual({ correlation_id: 'mine' });
});

test('without an id the session of the client serves, the same for the whole page', async () => {
  const { value } = await collect(
    '',
    `braintree.client.create({ authorization: '${checkout.token()}' }).then(async (client) => [
      it.rawDeviceData.correlation_id,
      (await braintree.dataCollector.create({ client })).rawDeviceData.correlation_id,
      client.getConfiguration().analyticsMetadata.sessionId.slice(0, 32),
    ])`,
  );
  const [first, second, session] = value as string[];
  expect(first).toBe(session);
  expect(second).toBe(session);
});

test('Kount adds its session where the merchant has it', async () => {
  const { value } = await collect('kount: true', 'it.rawDeviceData');
  expect(value).toEqual({
    device_session_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    fraud_merchant_id: '600000',
    correlation_id: expect.any(String),
  });
  const { device_session_id: session } = value as Record<string, string>;
  const source = await page.locator('iframe[id^=braintreeDataFrame-]').getAttribute('src');
  expect(source).toBe(`${checkout.gateway.url}/sandbox/data/logo.htm?m=600000&s=${session}`);
});

test('Kount is skipped in silence where the merchant has none', async () => {
  checkout.gateway.configuration = {};
  const { value } = await collect('kount: true', 'it.rawDeviceData');
  expect(value).toEqual({ correlation_id: expect.any(String) });
});

test('Kount alone suffices when Fraudnet does not load', async () => {
  await page.route(fraudnet, (route) => route.abort());
  const { value } = await collect('kount: true', 'Object.keys(it.rawDeviceData)');
  expect(value).toEqual(['device_session_id', 'fraud_merchant_id']);
});

test('nothing collected at all is DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS', async () => {
  await page.route(fraudnet, (route) => route.abort());
  const { error } = await collect('');
  expect(error).toMatchObject({ code: 'DATA_COLLECTOR_REQUIRES_CREATE_OPTIONS', type: 'MERCHANT' });
  expect(await page.locator('script[fncls]').count()).toBe(0);
});

test('a page that refuses the frame of Kount is DATA_COLLECTOR_KOUNT_ERROR', async () => {
  await page.evaluate(() => {
    const append = document.body.append.bind(document.body);
    document.body.append = (...nodes) => {
      if (nodes[0] instanceof HTMLIFrameElement) throw new Error('no frames here');
      append(...nodes);
    };
  });
  const { error } = await collect('kount: true');
  expect(error).toMatchObject({ code: 'DATA_COLLECTOR_KOUNT_ERROR', type: 'MERCHANT' });
});

test('getDeviceData gives text, an object with raw, and either to a callback', async () => {
  const { value } = await collect(
    `correlationId: 'mine'`,
    `(async () => [
      await it.getDeviceData(),
      await it.getDeviceData({ raw: true }),
      await new Promise((resolve) => it.getDeviceData((error, text) => resolve(text))),
      await new Promise((resolve) => it.getDeviceData({ raw: true }, (error, raw) => resolve(raw))),
    ])()`,
  );
  const raw = { correlation_id: 'mine' };
  expect(value).toEqual([JSON.stringify(raw), raw, JSON.stringify(raw), raw]);
});

test('a deferred collector is there at once and has its data on demand', async () => {
  const { value } = await collect(
    `useDeferredClient: true, correlationId: 'mine'`,
    `(async () => [it.deviceData ?? null, await it.getDeviceData(), it.deviceData])()`,
  );
  const text = JSON.stringify({ correlation_id: 'mine' });
  expect(value).toEqual([null, text, text]);
});

test('a deferred collector reports on demand what went wrong', async () => {
  checkout.gateway.plan('/configuration', { status: 401, body: {} });
  const { error } = await collect('useDeferredClient: true', 'it.getDeviceData()');
  expect(error?.code).toBe('CLIENT_AUTHORIZATION_INVALID');
});

test('teardown takes scripts and frames from the page and ends every method', async () => {
  const { value } = await collect(
    'kount: true',
    `(async () => {
      await it.teardown();
      return ['getDeviceData', 'teardown'].map((method) => {
        try { it[method](); return 'nothing'; } catch (error) { return error.code; }
      });
    })()`,
  );
  expect(value).toEqual(['METHOD_CALLED_AFTER_TEARDOWN', 'METHOD_CALLED_AFTER_TEARDOWN']);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await page.locator(`script[fncls], script[src="${fraudnet}"]`).count()).toBe(0);
});

test('a create that was given up leaves nothing behind', async () => {
  const { value } = await run(
    page,
    `(async () => {
      const control = new AbortController();
      const creating = braintree.dataCollector.create({
        authorization: '${checkout.token()}', kount: true, signal: control.signal });
      control.abort('changed my mind');
      return creating.catch((reason) => reason);
    })()`,
  );
  expect(value).toBe('changed my mind');
  await expect.poll(() => checkout.gateway.callsTo('/configuration').length).toBe(1);
  await expect.poll(() => page.locator('iframe, script[fncls]').count()).toBe(0);
});
