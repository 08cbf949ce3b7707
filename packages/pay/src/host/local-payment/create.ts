import { sendEvent } from '../../protocol/analytics.ts';
import { LOCAL_PAYMENT_NOT_ENABLED } from '../../protocol/errors/local-payment.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { LocalPayment, LocalPaymentCreateOptions } from '../../types/local-payment.ts';
import { createFrameService } from '../frame-service/frame-service.ts';
import { siteOf } from '../shared/frame-site.ts';
import { openComponent } from '../client-source/open-component.ts';
import { watchLoad } from '../shared/watch-load.ts';
import { createInstance } from './instance.ts';

/** Checks the options, and puts the hidden frame of its windows on the page. */
export async function openLocalPayment(
  options: LocalPaymentCreateOptions | undefined,
): Promise<LocalPayment> {
  const opened = await openComponent(options, 'Local Payment');
  const { client, configuration } = opened;
  const { signal, merchantAccountId, redirect } = opened.options;
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
