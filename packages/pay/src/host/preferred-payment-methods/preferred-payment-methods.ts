import { sendEvent } from '../../protocol/analytics.ts';
import type { Client } from '../../types/client.ts';
import type { ComponentOptions } from '../../types/component.ts';
import type {
  PreferredPaymentMethods,
  PreferredPaymentMethodsPayload,
} from '../../types/preferred-payment-methods.ts';
import { deliver } from '../shared/callback.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
import { endMethods } from '../shared/teardown.ts';

const component = 'PreferredPaymentMethods';
const query =
  'query PreferredPaymentMethods{preferredPaymentMethods{paypalPreferred venmoPreferred}}';

/** Checks the options; what happens to the client shows when it is needed. */
export async function openPreferredPaymentMethods(
  options: ComponentOptions | undefined,
): Promise<PreferredPaymentMethods> {
  checkOptions(options, component);
  const opening = obtainClient(options, component);
  const track = (event: string): void => {
    opening.then(
      (client) => sendEvent(client.getConfiguration(), `preferred-payment-methods.${event}`),
      () => undefined,
    );
  };
  track('initialized');
  const instance: PreferredPaymentMethods = {
    fetchPreferredPaymentMethods: (callback?: unknown) => deliver(opening.then(ask), callback),
    teardown: (callback?: unknown) => {
      endMethods(instance);
      track('teardown-completed');
      return deliver(Promise.resolve(), callback);
    },
  };
  return instance;
}

async function ask(client: Client): Promise<PreferredPaymentMethodsPayload> {
  const configuration = client.getConfiguration();
  const track = (event: string): void =>
    sendEvent(configuration, `preferred-payment-methods.${event}`);
  try {
    const { data } = await client.request({ api: 'graphQLApi', data: { query } });
    const answer = Object(data?.preferredPaymentMethods);
    const paypalPreferred = Boolean(answer.paypalPreferred);
    const venmoPreferred = Boolean(answer.venmoPreferred);
    track(`paypal.api-detected.${paypalPreferred}`);
    track(`venmo.api-detected.${venmoPreferred}`);
    return { paypalPreferred, venmoPreferred };
  } catch {
    track('api-error');
    return { paypalPreferred: false, venmoPreferred: false };
  }
}
