import { beforeEach, expect, test } from 'vitest';
import {
  create,
  detailsOf,
  method,
  openPaymentRequestShop,
  press,
  tokenize,
  total,
} from './payment-request-shop.ts';

const { reset, openShop } = await openPaymentRequestShop();
beforeEach(reset);

test.each([
  ['basicCard unsupported', 'PAYMENT_REQUEST_NOT_COMPLETED', 'CUSTOMER'],
  ['basicCard bad-number', 'PAYMENT_REQUEST_NOT_COMPLETED', 'NETWORK'],
  ['googlePay garbled', 'PAYMENT_REQUEST_GOOGLE_PAYMENT_PARSING_ERROR', 'UNKNOWN'],
  ['googlePay refused', 'PAYMENT_REQUEST_GOOGLE_PAYMENT_FAILED_TO_TOKENIZE', 'MERCHANT'],
])('a sheet that ends as %s: %s', async (sheet, code, type) => {
  const page = await openShop();
  const [kind, id = ''] = sheet.split(' ');
  expect(await press(page, tokenize(id, kind))).toMatchObject({ code, type });
});

test.each([
  ['asked-again', 'PAYMENT_REQUEST_CAN_MAKE_PAYMENT_NOT_ALLOWED', 'MERCHANT'],
  ['broken', 'PAYMENT_REQUEST_CAN_MAKE_PAYMENT_FAILED', 'UNKNOWN'],
])('a browser that is %s: %s', async (id, code, type) => {
  const page = await openShop();
  const asked = `request.canMakePayment({ ${detailsOf(id)} })`;
  expect(await press(page, asked)).toMatchObject({ code, type });
});

test('what cannot be is said at once: PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD and others', async () => {
  const page = await openShop();
  const stranger = `request.canMakePayment({ supportedPaymentMethods: [{ supportedMethods: 'https://bob.pay' }], details: {} })`;
  expect(await press(page, stranger)).toMatchObject({
    code: 'PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD',
  });
  expect(await press(page, method(''))).toMatchObject({
    code: 'PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_MUST_INCLUDE_TYPE',
  });
  await press(page, 'request.teardown()');
  await create(page, 'enabledPaymentMethods: { googlePay: false }');
  expect(await press(page, method('googlePay'))).toMatchObject({
    code: 'PAYMENT_REQUEST_CREATE_SUPPORTED_PAYMENT_METHODS_CONFIGURATION_TYPE_NOT_ENABLED',
  });
});

test('PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS: everything is switched off', async () => {
  const page = await openShop();
  const off = 'enabledPaymentMethods: { googlePay: false, basicCard: false }';
  expect(await create(page, off)).toEqual({
    code: 'PAYMENT_REQUEST_NO_VALID_SUPPORTED_PAYMENT_METHODS',
    type: 'MERCHANT',
  });
});

test('the browser’s own interface: PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED without a total', async () => {
  const page = await openShop({ hasSheet: false });
  await page.evaluate(`window.refusalOf = (details) =>
    new PaymentRequest([{ supportedMethods: 'basic-card' }], details).show()
      .catch(({ name }) => name)`);
  expect(await press(page, `request.tokenize({ details: {} })`)).toMatchObject({
    code: 'PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED',
    name: 'PAYMENT_REQUEST_INITIALIZATION_FAILED',
  });
  // Browsers dropped cards long ago. A whole one names that otherwise than one without windows.
  const refusal = await press(page, `refusalOf({ ${total} })`);
  expect(refusal).toEqual({ value: expect.stringMatching(/Error$/) });
  expect(await press(page, tokenize('paid'))).toMatchObject({
    code: 'PAYMENT_REQUEST_NOT_COMPLETED',
    type: 'CUSTOMER',
    name: refusal['value'],
  });
});

test('the shop prices what the customer chooses in the sheet', async () => {
  const page = await openShop();
  await page.evaluate(`window.received = [];
    for (const type of ['shippingAddressChange', 'shippingoptionchange']) request.on(type, (event) => {
      received.push([type, event.target]);
      event.updateWith({ ${total} });
    });`);
  expect(await press(page, tokenize('ships'))).toMatchObject({
    value: { details: { rawPaymentResponse: { shippingOption: 'air' } } },
  });
  expect(await page.evaluate('received')).toEqual([
    ['shippingAddressChange', { shippingAddress: { country: 'CA', city: 'Toronto' } }],
    ['shippingoptionchange', { shippingOption: 'air' }],
  ]);
});

test('PAYMENT_REQUEST_CANCELED when the component is torn down under an open sheet', async () => {
  const page = await openShop();
  const going = press(page, tokenize('ships'));
  await page.evaluate(`new Promise((resolve) => request.on('shippingAddressChange', resolve))`);
  await page.evaluate('request.teardown()');
  expect(await going).toMatchObject({ code: 'PAYMENT_REQUEST_CANCELED', name: 'AbortError' });
});

test('what cannot cross to the frame, or is no method at all, has a code', async () => {
  const page = await openShop();
  const uncloneable = `{ ${detailsOf('paid')}, options: { ask: () => true } }`;
  expect(await press(page, `request.tokenize(${uncloneable})`)).toMatchObject({
    code: 'PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED',
  });
  const asked = (methods: string) =>
    press(page, `request.canMakePayment({ supportedPaymentMethods: ${methods}, details: {} })`);
  for (const methods of ['[null]', "'basic-card'"]) {
    expect(await asked(methods)).toMatchObject({
      code: 'PAYMENT_REQUEST_UNSUPPORTED_PAYMENT_METHOD',
    });
  }
  // Null stands for what the component supports; then the browser misses a total.
  expect(await asked('null')).toMatchObject({
    code: 'PAYMENT_REQUEST_INITIALIZATION_MISCONFIGURED',
  });
});

test('teardown takes the frame away; afterwards METHOD_CALLED_AFTER_TEARDOWN', async () => {
  const page = await openShop();
  expect(await page.locator('iframe[name="braintree-payment-request-frame"]').count()).toBe(1);
  await press(page, 'request.teardown()');
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await press(page, 'request.tokenize({})')).toMatchObject({
    code: 'METHOD_CALLED_AFTER_TEARDOWN',
  });
});
