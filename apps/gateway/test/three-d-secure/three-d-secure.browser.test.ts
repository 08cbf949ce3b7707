import { axeFaults } from '@albumen/test-kit/axe';
import { expect, test } from 'vitest';
import { answer, bankOf, openSecureShop, passed } from './three-d-secure-shop.ts';

const { gateway, browser, shopOrigin, papers, verify } = await openSecureShop();

const challengeCard = '4000000000001091';

test.each([
  ['the network’s window', 'version: 2'],
  ['the window of Bootstrap’s size', "version: '2-bootstrap3-modal'"],
  ['a frame in the page', "version: '2-inline-iframe'"],
])('a challenge in %s is passed with the code', async (_, options) => {
  const page = await verify(challengeCard, options);
  await answer(page, '0000');
  await expect.poll(() => bankOf(page).getByRole('alert').textContent()).toContain('not the code');
  await answer(page, '1234');
  const outcome = await page.evaluate('outcome');
  expect(outcome).toMatchObject(passed);
  expect(await page.evaluate('seen')).toEqual([
    'authentication-modal-render',
    'authentication-modal-close',
  ]);
  expect(await page.locator('iframe[title="Your bank asks"]').count()).toBe(0);
  const device = await gateway.db.selectFrom('deviceSessions').select('bin').execute();
  expect(device).toEqual([{ bin: '400000' }]);
  await page.close();
});

test('a frictionless card asks nothing', async () => {
  const page = await verify('4000000000001000', 'version: 2');
  expect(await page.evaluate('outcome')).toMatchObject(passed);
  expect(await page.evaluate('seen')).toEqual([]);
  await page.close();
});

test('the window keeps the focus, leaves by keyboard, and axe finds nothing', async () => {
  const page = await verify(
    challengeCard,
    'version: 2, cardinalSDKConfig: { payment: { displayExitButton: true } }',
  );
  await bankOf(page).getByLabel('Code').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const isInside = () => page.evaluate(`document.activeElement?.id === 'Cardinal-Modal'`);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(isInside).toBe(true);
  }
  await bankOf(page).getByLabel('Code').press('Escape');
  expect(await page.evaluate('outcome')).toEqual({ code: 'THREEDS_CARDINAL_SDK_CANCELED' });
  await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('pay');
  await page.close();
});

test('canceled at the bank, liability does not shift', async () => {
  const page = await verify(challengeCard, 'version: 2');
  await bankOf(page).getByRole('button', { name: 'Cancel payment' }).click();
  expect(await page.evaluate('outcome')).toMatchObject({
    liabilityShifted: false,
    liabilityShiftPossible: true,
    threeDSecureInfo: { status: 'authenticate_failed' },
  });
  expect(await page.evaluate('seen')).toContain('customer-canceled');
  await page.close();
});

test('canceled by the merchant, the window goes', async () => {
  const page = await verify(challengeCard, 'version: 2');
  await bankOf(page).getByLabel('Code').waitFor();
  expect(await page.evaluate('secure.cancelVerifyCard()')).toMatchObject({
    liabilityShifted: false,
  });
  const code = 'THREEDS_VERIFY_CARD_CANCELED_BY_MERCHANT';
  expect(await page.evaluate('outcome')).toEqual({ code });
  await expect.poll(() => page.locator('#Cardinal-Modal').count()).toBe(0);
  await page.close();
});

const legacy = `addFrame: (error, frame) => document.querySelector('#place').append(frame),
  removeFrame: () => document.querySelector('#place').replaceChildren()`;

test('the first version asks in the merchant’s own place, 400 pixels square', async () => {
  const page = await verify(challengeCard, 'version: 1', legacy);
  const frame = page.locator('#place iframe');
  await bankOf(page).getByLabel('Code').waitFor();
  expect(await frame.boundingBox()).toMatchObject({ width: 400, height: 400 });
  await answer(page, '1234');
  expect(await page.evaluate('outcome')).toMatchObject({ liabilityShifted: true });
  expect(await frame.count()).toBe(0);
  expect(await page.evaluate('seen')).toEqual([]);
  await page.close();
});

test('a page without the network’s script: THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED', async () => {
  const page = await browser.newPage();
  await page.route('**/edge/v1/songbird.js', (route) => route.abort());
  await page.goto(shopOrigin);
  const { token, nonce } = await papers(challengeCard);
  const code = await page.evaluate(`(async () => {
    const secure = await braintree.threeDSecure.create({ authorization: '${token}', version: 2 });
    return secure.verifyCard({ nonce: '${nonce}', amount: '10.00' }).catch(({ code }) => code);
  })()`);
  expect(code).toBe('THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED');
  await page.close();
});
