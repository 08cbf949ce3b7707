import { expect, test } from 'vitest';
import { tokenizeReturn } from '../../src/host/paypal/tokenize-return.ts';
import { openClient } from '../paypal-checkout/fakes.ts';

// A page that had to leave keeps its flow as JSON, which drops what is undefined.
test.each([
  ['CLIENT_TOKEN', {}, true],
  ['CLIENT_TOKEN', { vault: undefined }, true],
  ['CLIENT_TOKEN', { vault: true }, true],
  ['CLIENT_TOKEN', { vault: false }, false],
  ['TOKENIZATION_KEY', {}, false],
])('an agreement by %s with %o is kept: %s', async (authorizationType, more, isKept) => {
  const { client, asked } = openClient({ configuration: { authorizationType } });
  const configuration = client.getConfiguration();
  const parts = { client, configuration, paypal: {}, track: () => undefined };
  const pending = { flow: 'vault', intent: undefined, vault: undefined, ...more };
  await tokenizeReturn(parts, pending, { ba_token: 'BA-1' });
  expect(asked.at(-1)?.data['paypalAccount']).toMatchObject({ options: { validate: isKept } });
});
