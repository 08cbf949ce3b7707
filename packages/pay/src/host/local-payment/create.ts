import { sendEvent } from '../../protocol/analytics.ts';
import { LOCAL_PAYMENT_NOT_ENABLED } from '../../protocol/errors/local-payment.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { LocalPayment, LocalPaymentCreateOptions } from '../../types/local-payment.ts';
import { createFrameService } from '../frame-service/frame-service.ts';
import { abortable } from '../shared/abort.ts';
import { siteOf } from '../shared/frame-site.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
import { watchLoad } from '../shared/watch-load.ts';
import { createInstance } from './instance.ts';

const component = 'Local Payment';

/** Checks the options, and puts the hidden frame of its windows on the page. */
export async function openLocalPayment(
  options: LocalPaymentCreateOptions | undefined,
): Promise<LocalPayment> {
  const checked: LocalPaymentCreateOptions = checkOptions(options, component);
  const { signal, merchantAccountId, redirect } = checked;
  signal?.throwIfAborted();
  const client = await abortable(obtainClient(checked, component), signal);
  const configuration = client.getConfiguration();
  const track = (event: string): void => sendEvent(configuration, event);
  if (configuration.gatewayConfiguration.paypalEnabled !== true) {
    throw payError(LOCAL_PAYMENT_NOT_ENABLED);
  }
  track('local-payment.initialized');
  const loading = createFrameService({
    site: siteOf(configuration),
    name: 'localpaymentlandingpage',
    landingPage: 'local-payment-landing-frame',
    signal,
  });
  const service = await watchLoad(loading, () => track('local-payment.load.timed-out'));
  track('local-payment.load.succeeded');
  const canLeavePage = redirect === 'allowed';
  return createInstance({ client, configuration, service, merchantAccountId, canLeavePage });
}
