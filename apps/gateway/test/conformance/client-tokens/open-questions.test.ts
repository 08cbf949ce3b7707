import { expect, test } from 'vitest';
import { serverSdk } from '../../server-sdk.ts';
import { startTestGateway } from '../../test-gateway.ts';

const { origin } = await startTestGateway();
const gateway = serverSdk(origin);

test.fails('what a page keeps under a shared identifier, without a customer', async () => {
  const { clientToken } = await gateway.clientToken.generate({});
  const token = JSON.parse(Buffer.from(String(clientToken), 'base64').toString()) as {
    authorizationFingerprint: string;
    clientApiUrl: string;
  };
  const query = new URLSearchParams({
    authorizationFingerprint: token.authorizationFingerprint,
    sharedCustomerIdentifier: 'ada',
    sharedCustomerIdentifierType: 'testing',
  });
  const reply = await fetch(`${token.clientApiUrl}/v1/payment_methods.json?${query.toString()}`);
  expect(reply.status).toBe(200);
});
