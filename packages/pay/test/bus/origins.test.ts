import { expect, test } from 'vitest';
import { isAllowedOrigin } from '../../src/protocol/origins.ts';
import { isProviderUrl, isTrustedUrl } from '../../src/protocol/trusted-urls.ts';

test.each([
  ['https://shop.example', true],
  ['https://shop.example:444', false],
  ['http://shop.example', false],
  ['https://www.shop.example', false],
  ['https://shop.example.evil.example', false],
  ['null', false],
  ['', false],
])('a page of %s may speak to the frames of shop.example: %s', (origin, isAllowed) => {
  expect(isAllowedOrigin(origin, ['https://shop.example'])).toBe(isAllowed);
});

test.each([
  ['http://localhost:3002', true],
  ['http://127.0.0.1', true],
  ['https://[::1]:8443', true],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.evil.example', false],
  ['http://127.0.0.2', false],
  ['file://localhost', false],
])('in the sandbox a page of %s counts as on this computer: %s', (origin, isAllowed) => {
  expect(isAllowedOrigin(origin, ['loopback'])).toBe(isAllowed);
  expect(isAllowedOrigin(origin, ['https://shop.example'])).toBe(false);
});

test.each([
  ['https://braintreegateway.com', true],
  ['https://API.sandbox.BraintreeGateway.com:443/x', true],
  ['https://payments.braintree-api.com/graphql', true],
  ['https://www.paypal.com/sdk', true],
  ['https://x.braintreepayments.com', true],
  ['http://api.braintreegateway.com', false],
  ['https://notpaypal.com', false],
  ['https://paypal.com.evil.example', false],
  ['https://evil.example/paypal.com', false],
  ['https://paypal.com@evil.example', false],
  ['https://evil.example#.paypal.com', false],
  ['javascript:alert(1)//paypal.com', false],
  ['', false],
])('%s is the provider: %s', (url, isProvider) => {
  expect(isProviderUrl(url)).toBe(isProvider);
});

test('the configured gateway is trusted over https, and on this computer', () => {
  expect(isTrustedUrl('https://pay.example/x', 'https://pay.example')).toBe(true);
  expect(isTrustedUrl('https://pay.example:444/x', 'https://pay.example')).toBe(false);
  expect(isTrustedUrl('http://pay.example/x', 'http://pay.example')).toBe(false);
  expect(isTrustedUrl('http://localhost:3001/x', undefined)).toBe(true);
  expect(isTrustedUrl('http://192.168.1.5:3001/x', 'http://192.168.1.5:3001')).toBe(false);
});
