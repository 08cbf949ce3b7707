import { describe, expect, test } from 'vitest';
import { create, isSupported } from '../../src/paypal-checkout.ts';
import { failure, httpError } from '../fake-client.ts';
import { open } from './fakes.ts';

const option = (currency: string) => ({
  id: 'a',
  label: 'Mail',
  selected: true,
  type: 'SHIPPING',
  amount: { currency, value: '1.00' },
});
const order = { flow: 'checkout', amount: '10.00', currency: 'USD' };

describe('create', () => {
  test.each([
    [undefined, 'INSTANTIATION_OPTION_REQUIRED'],
    [{}, 'INSTANTIATION_OPTION_REQUIRED'],
    [{ client: { getVersion: () => '3.0.0' } }, 'INCOMPATIBLE_VERSIONS'],
  ])('of %o rejects with %s', async (options, code) => {
    expect(await failure(create(options as never))).toMatchObject({ code });
  });

  test.each([
    [{ paypalEnabled: false }, 'PAYPAL_NOT_ENABLED'],
    [{ paypal: { environmentNoNetwork: true } }, 'PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED'],
  ])('for a merchant with %o rejects with %s, unless an account is named', async (...row) => {
    const [gatewayConfiguration, code] = row;
    expect(await failure(open({ gatewayConfiguration }))).toMatchObject({ code, type: 'MERCHANT' });
    await open({ gatewayConfiguration }, { merchantAccountId: 'account' });
  });

  test('every browser is supported', () => {
    expect(isSupported()).toBe(true);
  });
});

describe('createPayment', () => {
  test.each([undefined, {}, { flow: 'credit' }, { flow: 'toString' }])(
    'of %o rejects with PAYPAL_FLOW_OPTION_REQUIRED',
    async (options) => {
      const { paypal } = await open();
      expect(await failure(paypal.createPayment(options as never))).toMatchObject({
        code: 'PAYPAL_FLOW_OPTION_REQUIRED',
      });
    },
  );

  test.each(['mail', [null], [{ id: 'a' }], null])(
    'leaves shipping options that are none, %o, to the gateway: PAYPAL_INVALID_PAYMENT_OPTION',
    async (shippingOptions) => {
      const { paypal } = await open({ answers: { create_payment_resource: httpError(422) } });
      const going = paypal.createPayment({ ...order, shippingOptions } as never);
      expect(await failure(going)).toMatchObject({ code: 'PAYPAL_INVALID_PAYMENT_OPTION' });
    },
  );

  test('of a checkout gives the order’s token, and captures as a sale', async () => {
    const { paypal, asked } = await open({}, { merchantAccountId: 'account' });
    const address = { line1: '1 Main St', city: 'Town' };
    const token = await paypal.createPayment({
      ...order,
      intent: 'capture',
      enableShippingAddress: true,
      shippingAddressEditable: false,
      shippingAddressOverride: address as never,
      shippingOptions: [option('usd')],
      userAuthenticationEmail: 'ada@example.com',
      riskCorrelationId: 'risk',
      requestBillingAgreement: true,
      billingAgreementDetails: { description: 'Prints' },
      amountBreakdown: { itemTotal: '9.00', shipping: '1.00' },
    });
    expect(token).toBe('EC-1');
    expect(asked).toEqual([
      {
        endpoint: 'paypal_hermes/create_payment_resource',
        data: {
          returnUrl: 'https://www.paypal.com/checkoutnow/error',
          cancelUrl: 'https://www.paypal.com/checkoutnow/error',
          merchantAccountId: 'account',
          offerPaypalCredit: false,
          experienceProfile: { brandName: 'Shop', noShipping: 'false', addressOverride: true },
          shippingOptions: [option('usd')],
          payer_email: 'ada@example.com',
          correlationId: 'risk',
          amount: '10.00',
          requestBillingAgreement: true,
          billingAgreementDetails: { description: 'Prints' },
          currencyIsoCode: 'USD',
          intent: 'sale',
          ...address,
        },
      },
    ]);
  });

  test('of the vault gives the agreement’s token, with the plan in the words of the wire', async () => {
    const { paypal, asked } = await open();
    const token = await paypal.createPayment({
      flow: 'vault',
      displayName: 'Albumen',
      locale: 'en_US',
      offerCredit: true,
      billingAgreementDescription: 'A print a month',
      planType: 'RECURRING',
      planMetadata: { billingCycles: [{ pricingScheme: { pricingModel: 'FIXED' } }] },
    });
    expect(token).toBe('BA-1');
    expect(asked[0]).toMatchObject({
      endpoint: 'paypal_hermes/setup_billing_agreement',
      data: {
        offerPaypalCredit: true,
        experienceProfile: { brandName: 'Albumen', localeCode: 'en_US', noShipping: 'true' },
        description: 'A print a month',
        plan_type: 'RECURRING',
        plan_metadata: { billing_cycles: [{ pricing_scheme: { pricing_model: 'FIXED' } }] },
      },
    });
  });

  test.each([
    [422, 'PAYPAL_INVALID_PAYMENT_OPTION'],
    [500, 'PAYPAL_FLOW_FAILED'],
  ])('refused with %i rejects with %s', async (status, code) => {
    const { paypal } = await open({ answers: { create_payment_resource: httpError(status) } });
    expect(await failure(paypal.createPayment(order))).toMatchObject({
      code,
      details: { originalError: { message: 'refused' } },
    });
  });

  test('answered with nothing rejects with PAYPAL_FLOW_FAILED', async () => {
    const { paypal } = await open({ answers: { create_payment_resource: () => ({}) } });
    expect(await failure(paypal.createPayment(order))).toMatchObject({
      code: 'PAYPAL_FLOW_FAILED',
    });
  });
});

describe('updatePayment', () => {
  const update = { paymentId: 'PAY-1', currency: 'USD', amount: '12.00' };

  test.each([
    undefined,
    {},
    { paymentId: 'x', currency: 'USD' },
    { paymentId: 'x', amount: '1' },
    { orderId: 'x', currency: 'USD', amount: '1' },
  ])('of %o rejects with PAYPAL_MISSING_REQUIRED_OPTION', async (options) => {
    const { paypal } = await open();
    expect(await failure(paypal.updatePayment(options as never))).toMatchObject({
      code: 'PAYPAL_MISSING_REQUIRED_OPTION',
    });
  });

  test.each(['updatePayment', 'createPayment'] as const)(
    'mixed currencies: %s rejects with PAYPAL_INVALID_PAYMENT_OPTION',
    async (method) => {
      const { paypal, asked } = await open();
      const options = { ...order, ...update, shippingOptions: [option('usd'), option('EUR')] };
      expect(await failure(paypal[method](options))).toMatchObject({
        code: 'PAYPAL_INVALID_PAYMENT_OPTION',
        details: { originalError: { message: 'The shipping option a is not in USD.' } },
      });
      expect(asked).toEqual([]);
    },
  );

  test('hands on what the server says', async () => {
    const { paypal, asked } = await open();
    const shippingAddress = { line1: '1 Main St' } as never;
    const lines = { lineItems: [], amountBreakdown: { shipping: '2.00' } };
    expect(await paypal.updatePayment({ ...update, ...lines, shippingAddress })).toEqual({
      paymentResource: { id: 'PAY-1' },
      _httpStatus: 200,
    });
    expect(asked[0]).toEqual({
      endpoint: 'paypal_hermes/patch_payment_resource',
      data: {
        paymentId: 'PAY-1',
        currencyIsoCode: 'USD',
        amount: '12.00',
        ...lines,
        line1: '1 Main St',
      },
    });
  });

  test.each([
    [422, 'PAYPAL_INVALID_PAYMENT_OPTION'],
    [403, 'PAYPAL_FLOW_FAILED'],
  ])('refused with %i rejects with %s', async (status, code) => {
    const { paypal } = await open({ answers: { patch_payment_resource: httpError(status) } });
    expect(await failure(paypal.updatePayment(update))).toMatchObject({ code });
  });
});
