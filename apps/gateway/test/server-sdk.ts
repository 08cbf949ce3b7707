import braintree from 'braintree';
import { testSecrets } from './test-secrets.ts';

/** The official server SDK, pointed at a gateway of a test. */
export function serverSdk(origin: string, keys: Partial<SdkKeys> = {}) {
  const { hostname, port } = new URL(origin);
  const graphQLPort = port;
  return new braintree.BraintreeGateway({
    environment: new braintree.Environment(hostname, port, '', false, hostname, graphQLPort),
    ...integration,
    ...keys,
  });
}

/** A card of a customer that is being made: the SDK's types ask for a customer that is there. */
export function ownCard(
  card: Omit<braintree.CreditCardCreateRequest, 'customerId'>,
): braintree.CreditCardCreateRequest {
  return card as braintree.CreditCardCreateRequest;
}

/** A request with its key, which the SDK's types leave out. */
export function keyed<Request extends object>(request: Request, apiRequestKey: string): Request {
  return Object.assign({ ...request }, { apiRequestKey });
}

interface SdkKeys {
  merchantId: string;
  publicKey: string;
  privateKey: string;
}

export const integration: SdkKeys = {
  merchantId: 'integration_merchant_id',
  publicKey: 'integration_public_key',
  privateKey: 'integration_private_key',
};

export const integration2: SdkKeys = {
  merchantId: 'integration2_merchant_id',
  publicKey: 'integration2_public_key',
  privateKey: 'integration2_private_key',
};

/** The keys that the gateway of `startTestGateway` knows. */
export const demoServerKeys: SdkKeys = {
  merchantId: 'albumen_sandbox',
  publicKey: 'sandbox_public',
  privateKey: testSecrets.privateKey,
};

/** Codes of a failed call at one attribute, reached by `transaction.creditCard.number`. */
export function codesAt(result: { errors: unknown }, path: string): string[] {
  const names = path.split('.');
  const attribute = names.pop() ?? '';
  let errors = result.errors as ErrorLevel | null | undefined; // its types forget `for` and `on`
  for (const name of names) {
    const next = errors?.for(name);
    if (next === null || next === undefined) return [];
    errors = next;
  }
  return (errors?.on(attribute) ?? []).map(({ code }) => code);
}

interface ErrorLevel {
  for: (name: string) => ErrorLevel | null;
  on: (attribute: string) => { code: string }[] | null;
}

/** Everything that a search of the SDK streams. */
export async function collect<Item>(stream: NodeJS.ReadableStream): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item as unknown as Item); // object mode
  return items;
}
