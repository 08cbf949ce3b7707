import { sendEvent } from '../../protocol/analytics.ts';
import type { Client } from '../../types/client.ts';
import type { ComponentOptions } from '../../types/component.ts';
import type {
  PreferredPaymentMethods,
  PreferredPaymentMethodsPayload,
} from '../../types/preferred-payment-methods.ts';
import { deliver } from '../shared/callback.ts';
import { checkOptions, obtainClient } from '../shared/obtain-client.ts';

const component = 'PreferredPaymentMethods';
const query =
  'query PreferredPaymentMethods{preferredPaymentMethods{paypalPreferred venmoPreferred}}';

/** Checks the options; what happens to the client shows when it is needed. */
export async function openPreferredPaymentMethods(
  options: ComponentOptions | undefined,
): Promise<PreferredPaymentMethods> {
  checkOptions(options, component);
  const opening = obtainClient(options, component);
  opening.then(
    (client) => sendEvent(client.getConfiguration(), 'preferred-payment-methods.initialized'),
    () => undefined,
  );
  return {
    fetchPreferredPaymentMethods: ((callback?: unknown) =>
      deliver(
        opening.then(ask),
        callback,
      )) as PreferredPaymentMethods['fetchPreferredPaymentMethods'],
  };
}

async function ask(client: Client): Promise<PreferredPaymentMethodsPayload> {
  const configuration = client.getConfiguration();
  try {
    const { data } = await client.request({ api: 'graphQLApi', data: { query } });
    const { paypalPreferred, venmoPreferred } = Object(data?.preferredPaymentMethods);
    sendEvent(configuration, 'preferred-payment-methods.succeeded');
    return { paypalPreferred: Boolean(paypalPreferred), venmoPreferred: Boolean(venmoPreferred) };
  } catch {
    sendEvent(configuration, 'preferred-payment-methods.failed');
    return { paypalPreferred: false, venmoPreferred: false };
  }
}
