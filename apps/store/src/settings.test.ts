import { SettingsError } from '@albumen/server-kit/settings';
import { expect, test } from 'vitest';
import { isPublicOrigin } from './public-address.ts';
import { loadSettings } from './settings.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test('an empty environment is a store on this computer', () => {
  const settings = loadSettings({});
  expect(settings.origins).toEqual({
    halide: 'http://localhost:3000',
    cyan: 'http://127.0.0.1:3000',
  });
  expect(settings.isPublic).toBe(false);
});

test('another port moves both brands', () => {
  expect(loadSettings({ PORT: '4000' }).origins.cyan).toBe('http://127.0.0.1:4000');
});

test('all problems are reported at once', () => {
  const problems = problemsOf({
    PORT: 'abc',
    SMTP_URL: 'mail.example',
    HALIDE_URL: 'https://halide.example/shop',
    S3_BUCKET: 'photos',
  });
  expect(new Set(problems.map((problem) => problem.split(':')[0]))).toEqual(
    new Set([
      'APP_SECRET',
      'BOT_CHECK_SECRET',
      'CYAN_URL',
      'HALIDE_URL',
      'LAB_HOT_FOLDER',
      'MAIL_FROM',
      'OPERATOR_TOKEN',
      'PAYMENT_URL',
      'PORT',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'SMTP_URL',
    ]),
  );
});

test('a public address refuses what is good enough for this computer', () => {
  const problems = problemsOf({
    HALIDE_URL: 'https://halide.example',
    CYAN_URL: 'https://cyan.example',
    APP_SECRET: 'example-of-a-secret-that-everybody-knows',
  });
  expect(problems).toContain('OPERATOR_TOKEN: is needed when the address is public');
  expect(problems).toContain('SMTP_URL: is needed when the address is public');
  expect(problems).toContain('MAIL_FROM: is needed when the address is public');
  expect(problems).toContain('APP_SECRET: is still the example');
  expect(problems).toContain(
    'PAYMENT_URL: is needed when the address is public, or nothing can be sold',
  );
});

test('listening on a public address is public, whatever the names', () => {
  expect(problemsOf({ HOST: '203.0.113.7' })).toContain(
    'APP_SECRET: is needed when the address is public',
  );
  expect(problemsOf({ HOST: '192.168.1.20' })).toEqual([]);
});

test.each([
  ['http://localhost:3000', false],
  ['http://192.168.1.20:3000', false],
  ['http://studio.local:3000', false],
  ['http://[::1]:3000', false],
  ['http://172.32.0.1', true],
  ['https://halide.example', true],
])('%s is public: %s', (url, expected) => {
  expect(isPublicOrigin(url)).toBe(expected);
});

test('an unknown environment, and an API that no storefront can call, are refused at start', () => {
  expect(problemsOf({ UPLOAD_URL: 'stage' })).toEqual([
    'UPLOAD_URL: stage is neither an address nor one of the environments local',
  ]);
  const [problem] = problemsOf({ API_URL: 'http://api.example' });
  expect(problem).toContain('API_URL: http://api.example is not below the domain of a storefront');
  expect(problemsOf({ UPLOAD_ENVIRONMENTS: 'stage' })[0]).toContain('UPLOAD_ENVIRONMENTS: must be');
});

test.each([
  ['MAIL_FROM', 'Halide <no-reply>'],
  ['MAIL_FROM', 'no-reply@halide.example, shop@halide.example'],
  ['CHECKOUT_RATES', 'EUR:0.92'],
  ['CHECKOUT_RATES', 'EUR=0.92,PLN=0'],
  ['PAYMENT_ACCOUNTS', 'one;two'],
  ['PAYMENT_ACCOUNTS', 'USD='],
])('what would only fail later is refused at start: %s=%s', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name}: must be like `)]);
});

test('of MAIL_FROM only the address is used, with the brand’s own name', () => {
  expect(loadSettings({ MAIL_FROM: 'Halide <no-reply@halide.example>' }).MAIL_FROM).toBe(
    'no-reply@halide.example',
  );
  expect(loadSettings({ MAIL_FROM: ' post@halide.example ' }).MAIL_FROM).toBe(
    'post@halide.example',
  );
});

test('cards by a form need the provider’s script where no gateway of ours takes them', () => {
  const provider = {
    PAYMENT_URL: 'https://api.braintreegateway.com',
    PAYMENT_MERCHANT_ID: 'merchant',
    PAYMENT_PUBLIC_KEY: 'public',
    PAYMENT_PRIVATE_KEY: 'private',
    CYAN_CARDS: 'cardForm',
  };
  expect(problemsOf(provider)).toEqual([
    'CYAN_CARDS: cardForm needs the CARD_FORM_SCRIPT_URL of the provider',
  ]);
  const CARD_FORM_SCRIPT_URL = 'https://js.braintreegateway.com/web/dropin/dropin.min.js';
  expect(problemsOf({ ...provider, CARD_FORM_SCRIPT_URL })).toEqual([]);
});
