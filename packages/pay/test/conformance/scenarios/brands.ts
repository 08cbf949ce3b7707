import type { Scenario } from '../scenario.ts';

const codes = [
  'AMERICAN_EXPRESS',
  'DINERS',
  'DISCOVER',
  'ELO',
  'HIPER',
  'HIPERCARD',
  'INTERNATIONAL_MAESTRO',
  'JCB',
  'MASTERCARD',
  'SOLO',
  'UK_MAESTRO',
  'UNION_PAY',
  'UNKNOWN',
  'VISA',
];
const provider = 'https://api.sandbox.braintreegateway.com';

/** A configuration by GraphQL whose merchant takes all of them, wherever brands are named. */
const configurationOf = (merchantId: string) => ({
  analyticsUrl: `${provider}/merchants/${merchantId}/analytics`,
  environment: 'SANDBOX',
  merchantId,
  assetsUrl: 'https://assets.braintreegateway.com',
  clientApiUrl: `${provider}/merchants/${merchantId}/client_api`,
  creditCard: {
    supportedCardBrands: codes,
    challenges: ['CVV', 'POSTAL_CODE'],
    threeDSecureEnabled: false,
    threeDSecure: null,
  },
  googlePay: {
    displayName: 'Brands',
    supportedCardBrands: codes,
    environment: 'SANDBOX',
    googleAuthorization: 'google',
    paypalClientId: null,
  },
  masterpass: { merchantCheckoutId: 'brands', supportedCardBrands: codes },
  supportedFeatures: ['TOKENIZE_CREDIT_CARDS'],
});

const unknown = 'UNKNOWN';
const binData = {
  prepaid: 'YES',
  healthcare: 'NO',
  debit: unknown,
  durbinRegulated: unknown,
  commercial: unknown,
  payroll: unknown,
  issuingBank: null,
  countryOfIssuance: null,
  productId: null,
};

function tokenizedAs(brandCode: string): string {
  const dates = { expirationMonth: '12', expirationYear: '2034' };
  const creditCard = { bin: '362596', brandCode, last4: '0004', cardholderName: null, ...dates };
  return JSON.stringify({
    data: { tokenizeCreditCard: { token: 'nonce', creditCard: { ...creditCard, binData } } },
  });
}

const open = 'window.client = await braintree.client.create({ authorization: AUTH });';

/** Diners Club is among them: it is processed as Discover. */
export const brandScenarios: readonly Scenario[] = [
  {
    area: 'client',
    name: 'a configuration by GraphQL names the brands that there are',
    async run(shop) {
      const clientConfiguration = configurationOf(shop.authorization.split('_')[2] ?? '');
      const body = JSON.stringify({ data: { clientConfiguration } });
      shop.answerWith((request) =>
        request.body.includes('ClientConfiguration') ? { body } : undefined,
      );
      await shop.run(open);
      await shop.record('configuration', 'client.getConfiguration()');
    },
  },
  {
    area: 'client',
    name: 'a card by GraphQL has the brand of its code',
    async run(shop) {
      await shop.run(open);
      for (const code of codes) {
        shop.answerWith(({ body }) =>
          body.includes('TokenizeCreditCard') ? { body: tokenizedAs(code) } : undefined,
        );
        await shop.record(
          code,
          `client.request({ method: 'post', endpoint: 'payment_methods/credit_cards',
            data: { creditCard: { number: '36259600000004', expirationDate: '12/34' } } })
            .then(({ creditCards: [{ details }] }) => details.cardType)`,
        );
      }
    },
  },
];
