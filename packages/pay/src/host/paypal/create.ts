import { sendEvent } from '../../protocol/analytics.ts';
import { PAYPAL_NOT_ENABLED } from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { PayPal, PayPalCreateOptions } from '../../types/paypal.ts';
import { createFrameService } from '../frame-service/frame-service.ts';
import { siteOf } from '../shared/frame-site.ts';
import { canLeavePage } from '../shared/redirect-return.ts';
import { openComponent } from '../client-source/open-component.ts';
import { watchLoad } from '../shared/watch-load.ts';
import { createInstance } from './instance.ts';

/** Checks the options, and puts the hidden frame of its windows on the page. */
export async function openPayPal(options: PayPalCreateOptions | undefined): Promise<PayPal> {
  const opened = await openComponent(options, 'PayPal');
  const { client, configuration } = opened;
  const { signal, redirect } = opened.options;
  const { paypal = {}, paypalEnabled } = configuration.gatewayConfiguration;
  if (paypalEnabled !== true) throw payError(PAYPAL_NOT_ENABLED);
  const track = (event: string): void => sendEvent(configuration, `paypal.${event}`);
  track('initialized');
  const site = siteOf(configuration);
  const { assetsUrl = site.assetsUrl } = paypal;
  const loading = createFrameService({
    site: { ...site, assetsUrl: String(assetsUrl) },
    name: 'braintreepaypallanding',
    landingPage: 'paypal-landing-frame',
    signal,
  });
  const service = await watchLoad(loading, () => track('load.timed-out'));
  track('load.succeeded');
  return createInstance({
    client,
    configuration,
    service,
    paypal,
    canLeavePage: canLeavePage(redirect, site),
    track,
  });
}
