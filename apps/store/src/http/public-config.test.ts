import { expect, test } from 'vitest';
import { loadSettings } from '../settings.ts';
import { contentSources } from './public-config.ts';
import { pageHeaders } from './security-headers.ts';

const keys = { PAYMENT_MERCHANT_ID: 'm', PAYMENT_PUBLIC_KEY: 'p', PAYMENT_PRIVATE_KEY: 'k' };

function sourcesAt(url: string) {
  return contentSources(loadSettings({ ...keys, PAYMENT_URL: url }), []);
}

test('pages that charge at the provider may reach its wallets and its device script', () => {
  const { connect, frame, image } = sourcesAt('https://api.braintreegateway.com');
  for (const sources of [connect, frame, image]) expect(sources).toContain('https://*.paypal.com');
});

test('pages that charge at a gateway of ours reach it and nobody else', () => {
  expect(sourcesAt('https://pay.albumen.example')).toEqual({
    connect: ['https://pay.albumen.example'],
    frame: ['https://pay.albumen.example'],
    image: [],
    style: [],
    hasForeignForm: false,
  });
  const lookalike = sourcesAt('https://evilbraintreegateway.com');
  expect(lookalike.connect).toEqual(['https://evilbraintreegateway.com']);
});

test('pages with a vendor’s card form may load its looks, and only those trust what it writes', () => {
  const form = {
    CARD_FORM_SCRIPT_URL: 'https://js.vendor.example/form.js',
    CARD_FORM_GLOBAL: 'vendor.form',
  };
  const settings = loadSettings({ ...keys, PAYMENT_URL: 'https://pay.albumen.example', ...form });
  const sources = contentSources(settings, []);
  for (const kind of ['connect', 'frame', 'style'] as const) {
    expect(sources[kind]).toContain('https://js.vendor.example');
  }
  const policyOf = (made: typeof sources) =>
    pageHeaders('nonce', made, true)['content-security-policy'];
  expect(policyOf(sources)).not.toContain('require-trusted-types-for');
  expect(policyOf(sourcesAt('https://pay.albumen.example'))).toContain('require-trusted-types-for');
});
