/** Two merchants' pages at two origins in one browser, and what one could send or show to the other. */
import type { Page } from '@playwright/test';
import { beforeEach, expect, test } from 'vitest';
import { openSdkShop } from './sdk-shop.ts';
import { demoKey } from './test-page.ts';

const { origin, shop, otherShop, browser, reset, openPage, addScripts } = await openSdkShop();
beforeEach(reset);

const key = demoKey.tokenizationKey;
const scripts = ['client', 'local-payment', 'sepa'];

async function create(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    window.payment = await braintree.localPayment.create({ authorization: '${key}', redirect: 'allowed' });
    window.sepa = await braintree.sepa.create({ authorization: '${key}', redirect: 'allowed' });
  })()`);
}

const calls = {
  'local payment': `payment.startPayment({ paymentType: 'ideal', amount: '25.00', currencyCode: 'EUR',
    givenName: 'Anna', surname: 'de Vries', fallback: { url: location.href, buttonText: 'Back' },
    onPaymentStart: (data, start) => { window.paymentId = data.paymentId; start(); } })`,
  SEPA: `sepa.tokenize({ iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur',
    mandateType: 'ONE_OFF', customerId: 'anna', accountHolderName: 'Anna', countryCode: 'DE' })`,
};
const yes = { 'local payment': 'Pay €25.00', SEPA: 'Give mandate' };
type Flow = keyof typeof calls;

/** Starts a flow by a click; `outcome` is what comes of it. The bank's window. */
async function start(page: Page, flow: Flow): Promise<Page> {
  await page.evaluate(`document.getElementById('pay').onclick = () => {
    window.outcome = ${calls[flow]}.then(({ nonce }) => nonce, ({ code }) => code);
    window.outcome.then(() => { window.isOver = true; }); }`);
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const bank = await opening;
  await bank.getByText('Other endings to try').waitFor();
  return bank;
}

const nonce = /^[0-9a-f-]{36}$/;

/** A page at another origin that opened the shop, and receives everything that is sent to it. */
async function openBeside(): Promise<{ attacker: Page; victim: Page }> {
  const attacker = await (await browser.newContext()).newPage();
  await attacker.goto(`${otherShop}/`);
  const opening = attacker.waitForEvent('popup');
  await attacker.evaluate(`window.received = [];
    addEventListener('message', ({ origin, data }) => received.push([origin, JSON.stringify(data)]));
    window.shop = window.open('${shop}/'); 0`);
  const victim = await opening;
  await victim.waitForLoadState();
  await addScripts(victim, scripts);
  await create(victim);
  return { attacker, victim };
}

/** What a window's return page would say, in every shape that goes over a line of ours. */
const forged = (channel: string): string => `[
  { type: 'frameService:DISPATCH_FRAME_REPORT', channel: '${channel}', data: { payload } },
  { event: 'frameService:DISPATCH_FRAME_REPORT', channel: '${channel}', data: { payload }, id: '1' },
  '/*framebus*/' + JSON.stringify({ event: 'frameService:DISPATCH_FRAME_REPORT', channel: '${channel}',
    eventData: { payload }, origin: '${origin}', reply: 'x' }),
  { kind: 'connect', channel: '${channel}' },
  { albumen: 'connect', channel: '${channel}' },
]`;

test.each<Flow>(['local payment', 'SEPA'])(
  '%s: messages of another page end no payment, and tell that page nothing',
  async (flow) => {
    const { attacker, victim } = await openBeside();
    const bank = await start(victim, flow);
    const frames = await victim.evaluate<string[]>(
      `[...document.querySelectorAll('iframe')].map(({ name }) => name)`,
    );
    expect(frames).toHaveLength(2);
    for (const channel of frames.map((name) => name.split('_')[1] ?? '')) {
      await attacker.evaluate(`{
        const payload = { success: '1', btLpToken: 'LP-X', btLpPaymentId: 'PAY-X', btLpPayerId: 'X',
          paymentId: 'PAY-X', token: 'LP-X', PayerID: 'X' };
        for (const message of ${forged(channel)}) {
          for (const target of [shop, ...Array.from({ length: shop.length }, (_, at) => shop[at])]) {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => received.push(['port', JSON.stringify(data)]);
            target.postMessage(message, '*');
            target.postMessage(message, '*', [port2]);
          }
        }
      }`);
      // A frame of the same name at the other page finds no window of this one.
      await attacker.evaluate(`{
        const frame = document.createElement('iframe');
        frame.name = 'dispatch_${channel}';
        frame.src = '${origin}/web/3.109.0/html/dispatch-frame.min.html?m=albumen_sandbox#a1.${channel}';
        document.body.append(frame);
        window.loaded = new Promise((resolve) => { frame.onload = resolve; });
      }`);
      await attacker.evaluate('loaded.then(() => 0)');
    }
    expect(await victim.evaluate('Boolean(window.isOver)')).toBe(false);
    await bank.getByRole('button', { name: yes[flow] }).click();
    expect(await victim.evaluate('outcome')).toMatch(nonce);
    const received = JSON.stringify(await attacker.evaluate('received'));
    for (const secret of ['PAY-', 'LP-', 'success', 'payload', 'BRT-']) {
      expect(received).not.toContain(secret);
    }
  },
);

test('the other page cannot look into the shop, its hidden frame or its window', async () => {
  const { attacker, victim } = await openBeside();
  await start(victim, 'local payment');
  const seen =
    await attacker.evaluate(`[() => shop.document, () => shop.payment, () => shop[0].document,
    () => shop[0].albumenDispatch, () => shop[1].albumenDispatch, () => shop.outcome].map((look) => {
      try { return String(look()); } catch (error) { return error.name; } })`);
  expect(seen).toEqual(Array(6).fill('SecurityError'));
});

test.each([
  ['a foreign payment', { btLpPaymentId: 'PAY-FOREIGN' }],
  ['another payer', { btLpPayerId: 'SOMEBODY' }],
  ['another token', { btLpToken: 'LP-OTHER' }],
])('%s in a return address completes no payment', async (_, changes) => {
  const page = await openPage('/cut-off', scripts);
  await create(page);
  await page.evaluate(`document.getElementById('pay').onclick = () => {
    ${calls['local payment'].replace('location.href', `'${shop}/back'`)} }`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: yes['local payment'] }).click();
  await page.waitForURL(`${shop}/back?**`);
  const way = new URL(page.url());
  for (const [name, value] of Object.entries(changes)) way.searchParams.set(name, value);
  const tokenizeAt = async (url: string): Promise<unknown> => {
    await page.goto(url);
    await addScripts(page, scripts);
    await create(page);
    return page.evaluate('payment.tokenize().then(({ nonce }) => nonce, ({ code }) => code)');
  };
  const rightful = page.url();
  expect(await tokenizeAt(way.href)).toBe('LOCAL_PAYMENT_TOKENIZATION_FAILED');
  // What was not forged still pays, and however often it is replayed it is one nonce.
  const first = await tokenizeAt(rightful);
  expect(first).toMatch(nonce);
  expect(await tokenizeAt(rightful)).toBe(first);
});

test('a mandate that this page left for is not taken up with the address of another', async () => {
  const page = await openPage('/cut-off', scripts);
  await create(page);
  await page.evaluate(`document.getElementById('pay').onclick = () => { ${calls.SEPA} }`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('Other endings to try').waitFor();
  await page.goto(`${shop}/?btSepa=somebody-else&success=1`);
  await addScripts(page, scripts);
  await create(page);
  expect(await page.evaluate('sepa.hasTokenizationParams()')).toBe(false);
  const code = await page.evaluate('sepa.tokenize().catch(({ code }) => code)');
  expect(code).toBe('SEPA_TOKENIZE_MISSING_REQUIRED_OPTION');
});
