import type { Scenario } from '../scenario.ts';

const area = 'hosted fields: tokenization';
const whole = `{ billingAddress: { company: 'Albumen', countryCodeNumeric: '840', countryCodeAlpha2: 'US', countryCodeAlpha3: 'USA', countryName: 'United States of America', extendedAddress: '2', locality: 'Chicago', region: 'IL', firstName: 'Ann', lastName: 'Field', postalCode: '60654', streetAddress: '1 Main St', planet: 'Earth' }, cardholderName: 'Ann Field' }`;
const more = `{ shippingAddress: { streetAddress: '3 Side St', postalCode: '60655' }, phone: { number: '(312) 555-0100', countryCode: '1', extension: '5' }, email: 'ann@example.com', billingAddress: { postalCode: '60654' } }`;

export const tokenizationScenarios: readonly Scenario[] = [
  ...[true, false].map((byGraphQL): Scenario => ({
    area,
    name: `a card becomes a nonce by ${byGraphQL ? 'GraphQL' : 'REST'}`,
    promises: { payload: 'gave', whole: 'gave', chosen: 'gave' },
    ...(byGraphQL && { isQuick: true }),
    async run(shop) {
      await shop.configure({ tokenizesByGraphQL: byGraphQL });
      await shop.create(
        `{ number: { container: '#number' }, expirationDate: { container: '#expirationDate' }, cvv: { container: '#cvv' }, postalCode: { container: '#postalCode' } }`,
      );
      await shop.typeCard({ postalCode: '60601' });
      await shop.record('payload', 'fields.tokenize()');
      await shop.record('whole', `fields.tokenize(${whole})`);
      await shop.record(
        'chosen',
        `fields.tokenize({ fieldsToTokenize: ['number', 'expirationDate'] })`,
      );
      await shop.record(
        'insight',
        `fields.tokenize({ authenticationInsight: { merchantAccountId: 'albumen_eur' } })`,
      );
      if (!byGraphQL) await shop.record('more', `fields.tokenize(${more})`);
    },
  })),
  {
    area,
    name: 'vaulted with a client token',
    promises: { validated: 'gave', 'not validated': 'gave', 'with no option': 'gave' },
    async run(shop) {
      await shop.useToken({ customer_id: await shop.tools.customer() });
      await shop.create();
      await shop.typeCard();
      await shop.record('validated', 'fields.tokenize({ vault: true })');
      await shop.record('not validated', 'fields.tokenize({ vault: false })');
      await shop.record('with no option', 'fields.tokenize()');
    },
  },
];
