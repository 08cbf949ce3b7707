import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { clientToken, closeShops, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());
afterAll(closeShops);

const options = `{ authorization: ${JSON.stringify(clientToken())}, fields: { number: { container: '#number' }, cvv: { container: '#cvv' } } }`;
const frames = () => shop.page.locator('iframe').count();
/** Runs in the page, and says whether both frames are there. */
const begun = `new Promise((resolve) => {
  const look = () => document.querySelectorAll('iframe').length === 2 ? resolve() : setTimeout(look, 10);
  look();
})`;

test('a create that is aborted ends at once, leaves nothing, and the place can be used again', async () => {
  shop.gateway.isSilent = true;
  expect(
    await shop.run(`const ending = new AbortController();
      const going = braintree.hostedFields.create({ ...${options}, signal: ending.signal });
      going.catch(() => 0);
      await ${begun};
      const before = document.querySelectorAll('iframe').length;
      ending.abort();
      const after = document.querySelectorAll('iframe').length;
      return [before, after, await going.catch((error) => error.name)];`),
  ).toEqual([2, 0, 'AbortError']);
  shop.gateway.isSilent = false;
  expect(await shop.run(`await braintree.hostedFields.create(${options})`)).toBeNull();
});

test('mounted, unmounted and mounted again in one turn, as StrictMode does, the second mount stands', async () => {
  expect(
    await shop.run(`const mount = () => { const ending = new AbortController();
        return [ending, braintree.hostedFields.create({ ...${options}, signal: ending.signal })]; };
      const [first, going] = mount();
      first.abort();
      const [, second] = mount();
      const name = await going.catch((error) => error.name);
      window.fields = await second;
      return [name, Object.keys(fields.getState().fields)];`),
  ).toEqual(['AbortError', ['number', 'cvv']]);
  expect(await frames()).toBe(2);
});

test.each([
  ['before', 1],
  ['after', 0],
])('a frame that arrives long %s the leading one gets its field', async (_, held) => {
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  const seen: number[] = [];
  await shop.page.route(/hosted-fields-frame/, async (route) => {
    const isPage = route.request().resourceType() === 'document';
    if (isPage && seen.push(seen.length) !== held + 1) await isLetGo;
    await route.fallback();
  });
  const created = shop.create({
    fields: {
      number: { container: '#number', prefill: '4111111111111111' },
      cvv: { container: '#cvv', prefill: '123' },
    },
  });
  let isCreated = false;
  void created.then(() => {
    isCreated = true;
  });
  await expect.poll(() => seen.length).toBe(2);
  await shop.page.waitForTimeout(500);
  expect(isCreated).toBe(false);
  letGo();
  await created;
  for (const [key, text] of [
    ['number', '4111 1111 1111 1111'],
    ['cvv', '123'],
  ] as const) {
    const inputs = shop.frame(key).locator(`input.${key}`);
    await expect.poll(() => inputs.inputValue()).toBe(text);
    expect(await inputs.count()).toBe(1);
  }
  await expect
    .poll(async () => (await shop.state()).fields['cvv'])
    .toMatchObject({ isValid: true, isEmpty: false });
});

test('a teardown frees the containers in the same turn', async () => {
  expect(
    await shop.run(`const first = await braintree.hostedFields.create(${options});
      void first.teardown();
      await braintree.hostedFields.create(${options});
      return document.querySelectorAll('iframe').length;`),
  ).toBe(2);
});

test('a container that is removed ends its create at once', async () => {
  shop.gateway.isSilent = true;
  expect(
    await shop.run(`const going = braintree.hostedFields.create(${options});
      void ${begun}.then(() => document.querySelector('#cvv').remove());
      await going;`),
  ).toMatchObject({ rejected: { code: 'HOSTED_FIELDS_CONTAINER_REMOVED', type: 'MERCHANT' } });
  expect(await frames()).toBe(0);
});

test('of two creates in one container the second is refused clearly and the first goes on', async () => {
  expect(
    await shop.run(`const first = braintree.hostedFields.create(${options});
      const second = await braintree.hostedFields.create(${options}).catch((error) => error.code);
      await first;
      const third = await braintree.hostedFields.create(${options}).catch((error) => error.code);
      return [second, third];`),
  ).toEqual(['HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME', 'HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME']);
  expect(await frames()).toBe(2);
});

test('frames that never come up end in a timeout after sixty seconds', async () => {
  await shop.page.clock.install();
  shop.gateway.isSilent = true;
  const going = shop.run(`await braintree.hostedFields.create(${options})`);
  await expect.poll(frames).toBe(2);
  // The page's own time goes on meanwhile: on a busy machine it may be seconds.
  await shop.page.clock.fastForward(40_000);
  expect(await frames()).toBe(2);
  await shop.page.clock.fastForward(20_000);
  expect(await going).toMatchObject({
    rejected: {
      code: 'HOSTED_FIELDS_TIMEOUT',
      type: 'UNKNOWN',
      message: 'Hosted Fields timed out when attempting to set up.',
      cause: '(no frame: number,cvv) See https://gateway.test/docs/errors#hosted_fields_timeout',
    },
  });
  expect(await frames()).toBe(0);
});

test('a tokenization whose fields leave the page ends', async () => {
  expect(
    await shop.run(`window.fields = await braintree.hostedFields.create(${options});
      const going = fields.tokenize();
      void fields.teardown();
      await going;`),
  ).toMatchObject({ rejected: { code: 'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR' } });
});

test('listeners come and go', async () => {
  await shop.create();
  await shop.run(`window.seen = 0; window.count = () => { seen += 1 };
    fields.on('focus', count); fields.on('focus', count); fields.off('focus', count); await fields.focus('cvv')`);
  await expect.poll(() => shop.page.evaluate('window.seen')).toBe(1);
});

test('messages of strangers change nothing', async () => {
  await shop.create();
  const id = new URL(shop.frame('number').url()).hash.replace('#a1.', '');
  await shop.page.evaluate((channel) => {
    const event = `${channel}:hosted-fields:INPUT_EVENT`;
    const merchantPayload = { cards: [], emittedBy: 'number', fields: {} };
    for (const data of [
      `/*framebus*/${JSON.stringify({ event, eventData: { type: 'focus', merchantPayload } })}`,
      ['hosted-fields:INPUT_EVENT', { type: 'focus', merchantPayload }],
    ])
      window.postMessage(data, '*');
    for (const frame of document.querySelectorAll('iframe')) {
      frame.contentWindow?.postMessage(
        `/*framebus*/${JSON.stringify({ event: `${channel}:hosted-fields:CLEAR_FIELD`, eventData: { field: 'number' } })}`,
        '*',
      );
      const { port1, port2 } = new MessageChannel();
      frame.contentWindow?.postMessage({ albumen: 1, channel }, '*', [port2]);
      port1.postMessage(['hosted-fields:ADD_CLASS', { field: 'number', classname: 'stolen' }]);
    }
  }, id);
  await shop.frame('number').locator('input.number').pressSequentially('4111');
  await expect.poll(async () => (await shop.events()).at(-1)).toBe('cardTypeChange number');
  expect(await shop.frame('number').locator('input.number').getAttribute('class')).toBe('number');
  expect(await shop.frame('number').locator('input.number').inputValue()).toBe('4111 ');
});

test('a page at an origin that is none of the merchant’s gets no field', async () => {
  const evil = await shop.page.context().newPage();
  await shop.page.context().route('https://evil.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe name="braintree-hosted-field-number" src="https://gateway.test/web/3.109.0/html/hosted-fields-frame.html?m=shop_merchant#a1.x"></iframe>',
    }),
  );
  await evil.goto('https://evil.test/');
  const received = await evil.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve('an answer');
        document
          .querySelector('iframe')
          ?.contentWindow?.postMessage({ albumen: 1, channel: 'x' }, '*', [port2]);
        setTimeout(() => resolve('nothing'), 500);
      }),
  );
  expect(received).toBe('nothing');
});

test('a field whose container the page moves shows its value again and goes on', async () => {
  await shop.create();
  const input = (key: string) => shop.frame(key).locator(`input.${key}`);
  await input('number').pressSequentially('4111');
  await input('cvv').pressSequentially('12');
  await shop.page.evaluate('document.body.append(document.querySelector("#cvv"))');
  await expect.poll(() => input('cvv').inputValue()).toBe('12');
  await input('cvv').pressSequentially('3');
  await expect.poll(async () => (await shop.state()).fields['cvv']?.isValid).toBe(true);
  expect(await input('number').inputValue()).toBe('4111 ');
});

test('when the leading field is moved the form begins anew, and says so', async () => {
  await shop.create();
  const input = (key: string) => shop.frame(key).locator(`input.${key}`);
  await input('number').pressSequentially('4111');
  await shop.page.evaluate('document.body.append(document.querySelector("#number"))');
  await expect.poll(async () => (await shop.state()).fields['number']?.isEmpty).toBe(true);
  await input('number').pressSequentially('4111111111111111');
  await expect.poll(async () => (await shop.state()).fields['number']?.isValid).toBe(true);
});
