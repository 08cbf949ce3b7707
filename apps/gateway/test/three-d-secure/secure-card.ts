import type { ClientTokenOrder } from '../../src/modules/client-tokens/client-tokens.service.ts';
import type { TestGateway } from '../test-gateway.ts';
import { clientToken } from '../client-token.ts';
import { openPage, type TestPage } from '../test-page.ts';

/** Switches 3-D Secure on for the demo merchant, and gives a page with a client token. */
export async function openSecurePage(
  gateway: TestGateway,
  order: Partial<ClientTokenOrder> = {},
): Promise<TestPage> {
  const merchantId = order.merchant?.id ?? 'albumen_sandbox';
  await gateway.db
    .updateTable('merchants')
    .set({ options: JSON.stringify({ threeDSecureEnabled: true }) })
    .where('id', '=', merchantId)
    .execute();
  const { authorizationFingerprint } = await clientToken(gateway, order);
  const authorization = { authorizationFingerprint };
  return openPage({ gateway: gateway.origin, merchantId, authorization });
}

/** A nonce of a card. */
export async function nonceOf(page: TestPage, number: string): Promise<string> {
  const { body } = await page.post('/client_api/v1/payment_methods/credit_cards', {
    creditCard: {
      number,
      expirationMonth: '12',
      expirationYear: '2034',
      options: { validate: false },
    },
  });
  return Object(body['creditCards'])[0].nonce as string;
}

/** What a lookup answers. */
export interface LookupReply {
  status: number;
  lookup: {
    acsUrl: string | null;
    pareq: string;
    md: string;
    termUrl: string;
    transactionId: string;
  };
  paymentMethod: { nonce: string; threeDSecureInfo: Record<string, unknown> };
  threeDSecureInfo: Record<string, unknown>;
  fieldErrors: unknown;
}

/** Looks a card up, with a request of the second version by default. */
export async function lookUp(
  page: TestPage,
  nonce: string,
  more: object = {},
): Promise<LookupReply> {
  const { status, body } = await page.post(
    `/client_api/v1/payment_methods/${nonce}/three_d_secure/lookup`,
    {
      amount: '10.00',
      browserLanguage: 'en-US',
      deviceChannel: 'Browser',
      clientMetadata: { requestedThreeDSecureVersion: '2' },
      ...more,
    },
  );
  return { ...(body as unknown as LookupReply), status };
}

/** Sends the issuer's form. */
export async function answerIssuer(
  { origin }: TestGateway,
  fields: Record<string, string>,
): Promise<Response> {
  return fetch(`${origin}/issuer/answer`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
}

/** A call of the card network's script. */
export async function callNetwork(
  { origin }: TestGateway,
  call: string,
  body: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const reply = await fetch(`${origin}/edge/v1/calls/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/** The token that the merchant's configuration has for the card network. */
export async function networkJwt(page: TestPage): Promise<string> {
  const { body } = await page.get('/client_api/v1/configuration');
  return String(Object(body['threeDSecure']).cardinalAuthenticationJWT);
}
