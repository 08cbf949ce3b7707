import { expect, test } from 'vitest';
import { loadSettings } from '../settings.ts';
import { contentSources } from './public-config.ts';

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
  });
  const lookalike = sourcesAt('https://evilbraintreegateway.com');
  expect(lookalike.connect).toEqual(['https://evilbraintreegateway.com']);
});
