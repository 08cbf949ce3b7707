import { expect, test } from 'vitest';

/** Every component that there is, and what its module has besides `create` and `VERSION`. */
const components: Readonly<Record<string, readonly [name: string, ...more: string[]]>> = {
  client: ['client', 'configure'],
  'data-collector': ['dataCollector'],
  'google-payment': ['googlePayment'],
  'hosted-fields': ['hostedFields', 'supportsInputFormatting'],
  'local-payment': ['localPayment'],
  masterpass: ['masterpass', 'isSupported'],
  'payment-request': ['paymentRequest'],
  paypal: ['paypal', 'isSupported'],
  'paypal-checkout': ['paypalCheckout', 'isSupported'],
  'preferred-payment-methods': ['preferredPaymentMethods'],
  sepa: ['sepa'],
  'three-d-secure': ['threeDSecure'],
};

/** What the published SDK has and this one has not. */
const absent: Readonly<Record<string, string>> = {
  'american-express': 'americanExpress',
  'apple-pay': 'applePay',
  fastlane: 'fastlane',
  unionpay: 'unionpay',
  'us-bank-account': 'usBankAccount',
  'vault-manager': 'vaultManager',
  venmo: 'venmo',
  'visa-checkout': 'visaCheckout',
};

const modules = import.meta.glob<object>('../../src/*.ts', { eager: true });
const byPath = new Map(
  Object.entries(modules).map(([file, module]) => [file.replace(/^.*\/|\.ts$/g, ''), module]),
);
const { index, core, load, 'field-labels': fieldLabels, ...paths } = Object.fromEntries(byPath);

test('every sub-path is a component of these tables, with these exports and no other', () => {
  expect(Object.keys(paths).toSorted()).toEqual(
    [...Object.keys(components), ...Object.keys(absent)].toSorted(),
  );
  const expected = Object.keys(paths).map((path) => {
    const [, ...more] = components[path] ?? [];
    return [path, ['VERSION', 'create', ...more].toSorted()];
  });
  const actual = Object.entries(paths).map(([path, module]) => [
    path,
    Object.keys(module).toSorted(),
  ]);
  expect(actual).toEqual(expected);
});

test('the root has one name for each sub-path, and no other', () => {
  const names = Object.keys(paths).map((path) => String(components[path]?.[0] ?? absent[path]));
  expect(Object.keys(index ?? {}).toSorted()).toEqual(
    [...names, 'VERSION', 'configure', 'isPayError', 'loadPay'].toSorted(),
  );
  expect(Object.keys(core ?? {})).toEqual(['VERSION']);
  expect(Object.keys(load ?? {})).toEqual(['loadPay']);
  expect(Object.keys(fieldLabels ?? {})).toEqual(['fieldLabelsFor']);
});

test.each(Object.entries(absent))(
  '%s says that it is not here: COMPONENT_NOT_AVAILABLE',
  async (path, name) => {
    for (const module of [Object(index)[name], paths[path]]) {
      const { create } = module as { create: (options: object) => Promise<never> };
      await expect(create({})).rejects.toMatchObject({
        code: 'COMPONENT_NOT_AVAILABLE',
        type: 'MERCHANT',
        message: `${name} is not part of this SDK; docs/compatibility.md names what is.`,
      });
    }
  },
);
