import type { Area, Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';
import { click, slowDown } from './windows.ts';

interface Flow {
  area: Area;
  component: string;
  script: string;
  call: string;
  code: string;
  /** The payment as the gateway would create it. */
  created?: string;
}

const flows: readonly Flow[] = [
  {
    area: 'local payment',
    component: 'localPayment',
    script: 'local-payment',
    call: `startPayment({ paymentType: 'ideal', amount: '25.00', currencyCode: 'EUR', givenName: 'Anna',
      surname: 'de Vries', fallback: { url: location.origin, buttonText: 'Back' },
      onPaymentStart: (data, start) => start() })`,
    code: 'LOCAL_PAYMENT_WINDOW_OPEN_FAILED',
  },
  {
    area: 'Masterpass',
    component: 'masterpass',
    script: 'masterpass',
    call: `tokenize({ subtotal: '25.00', currencyCode: 'USD' })`,
    code: 'MASTERPASS_POPUP_OPEN_FAILED',
  },
  {
    area: 'PayPal',
    component: 'paypal',
    script: 'paypal',
    call: `tokenize({ flow: 'checkout', amount: '25.00', currency: 'USD' })`,
    code: 'PAYPAL_POPUP_OPEN_FAILED',
  },
  {
    area: 'PayPal Checkout',
    component: 'paypalCheckout',
    script: 'paypal-checkout',
    call: `startVaultInitiatedCheckout({ amount: '25.00', currency: 'USD',
      vaultInitiatedCheckoutPaymentMethodToken: 'kept' })`,
    code: 'PAYPAL_START_VAULT_INITIATED_CHECKOUT_POPUP_OPEN_FAILED',
    created: '{"paymentResource":{"redirectUrl":"https://www.paypal.com/x?token=EC-1"}}',
  },
  {
    area: 'SEPA',
    component: 'sepa',
    script: 'sepa',
    call: `tokenize({ iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur',
      mandateType: 'ONE_OFF', customerId: 'anna', accountHolderName: 'Anna', countryCode: 'DE' })`,
    code: 'SEPA_TOKENIZATION_FAILED',
  },
];

async function begin(shop: Shop, { component, call }: Flow, label: string): Promise<void> {
  await click(shop, `${component}.${call}`);
  await shop.record(label, 'outcome');
  await shop.run('await new Promise((done) => setTimeout(done, 800))');
}

/** The browser opens no window: it is an error, and the page stays where it is. */
export const refusedWindowScenarios: readonly Scenario[] = flows.map((flow) => ({
  area: flow.area,
  name: 'the browser refuses the window, time and again',
  page: { components: ['client', flow.script] },
  promises: { refused: flow.code, 'refused again': flow.code },
  async run(shop) {
    const { component, created } = flow;
    await slowDown(shop);
    if (created) {
      shop.answerWith(({ url }) =>
        url.includes('create_payment_resource') ? { body: created } : undefined,
      );
    }
    await shop.run(`window.${component} =
      await braintree.${component}.create({ authorization: AUTH }); window.open = () => null;`);
    await begin(shop, flow, 'refused');
    await begin(shop, flow, 'refused again');
  },
}));
