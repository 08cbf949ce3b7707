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

const modules = import.meta.glob<object>('../../src/*.ts', { eager: true });
const byPath = new Map(
  Object.entries(modules).map(([file, module]) => [file.replace(/^.*\/|\.ts$/g, ''), module]),
);
const { index, core, load, ...paths } = Object.fromEntries(byPath);

test('every sub-path is a component of this table, with these exports and no other', () => {
  const expected = Object.keys(paths).map((path) => {
    const [, ...more] = components[path] ?? [path, 'is no component'];
    return [path, ['VERSION', 'create', ...more].toSorted()];
  });
  const actual = Object.entries(paths).map(([path, module]) => [
    path,
    Object.keys(module).toSorted(),
  ]);
  expect(actual).toEqual(expected);
});

/** What the published SDK has and this one has not. */
const absent = [
  'americanExpress',
  'applePay',
  'fastlane',
  'unionpay',
  'usBankAccount',
  'vaultManager',
  'venmo',
  'visaCheckout',
];

test('the root has one name for each sub-path and for what is not here, and no other', () => {
  const names = Object.keys(paths).map((path) => String(components[path]?.[0]));
  expect(Object.keys(index ?? {}).toSorted()).toEqual(
    [...names, ...absent, 'VERSION', 'configure', 'isPayError', 'loadPay'].toSorted(),
  );
  expect(Object.keys(core ?? {})).toEqual(['VERSION']);
  expect(Object.keys(load ?? {})).toEqual(['loadPay']);
});

test.each(absent)('%s says that it is not here: COMPONENT_NOT_AVAILABLE', async (name) => {
  const { create } = Object(index)[name] as { create: (options: object) => Promise<never> };
  await expect(create({})).rejects.toMatchObject({
    code: 'COMPONENT_NOT_AVAILABLE',
    type: 'MERCHANT',
    message: `${name} is not part of this SDK; docs/compatibility.md names what is.`,
  });
});
