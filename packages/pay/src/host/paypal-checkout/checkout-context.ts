import type { JsonRecord } from '../../protocol/json.ts';
import { sendEvent, type Track } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import {
  PAYPAL_NOT_ENABLED,
  PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED,
} from '../../protocol/errors/paypal.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type { PayPalCheckoutCreateOptions } from '../../types/paypal-checkout.ts';
import { createFrameService, type FrameService } from '../frame-service/frame-service.ts';
import { siteOf } from '../shared/frame-site.ts';
import { watchLoad } from '../shared/watch-load.ts';

/** What a component that is set up works with. */
export interface CheckoutContext {
  client: Client;
  configuration: Configuration;
  merchantAccountId: string | undefined;
  setsUserIdToken: boolean;
  /** Vault-initiated checkouts open their windows with it; everything else goes on without it. */
  service: Promise<FrameService>;
  /** Once it is there, so that a click can open a window at once. */
  readyService: () => FrameService | undefined;
  /** Takes the hidden frame away, also one that still loads. */
  closeWindows: () => void;
  /** The configuration's part about PayPal. */
  paypal: JsonRecord;
  track: Track;
}

/**
 * Checks the merchant and puts the hidden frame of windows on the page.
 * @throws BraintreeError `PAYPAL_NOT_ENABLED`, `PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED`
 */
export function openCheckoutContext(
  client: Client,
  options: PayPalCheckoutCreateOptions,
): CheckoutContext {
  const { merchantAccountId, autoSetDataUserIdToken, signal } = options;
  const configuration: Configuration = client.getConfiguration();
  const { paypal = {}, paypalEnabled } = configuration.gatewayConfiguration;
  if (!merchantAccountId) {
    if (paypalEnabled !== true) throw payError(PAYPAL_NOT_ENABLED);
    if (paypal['environmentNoNetwork'] === true) throw payError(PAYPAL_SANDBOX_ACCOUNT_NOT_LINKED);
  }
  const track: Track = (event) => sendEvent(configuration, `paypal-checkout.${event}`);
  const site = siteOf(configuration);
  const { assetsUrl = site.assetsUrl } = paypal;
  let ready: FrameService | undefined;
  const ending = new AbortController();
  signal?.addEventListener('abort', () => ending.abort(signal.reason), { once: true });
  const loading = createFrameService({
    site: { ...site, assetsUrl: String(assetsUrl) },
    name: 'braintreepaypallanding',
    landingPage: 'paypal-landing-frame',
    signal: ending.signal,
  });
  const service = watchLoad(loading, () => track('frame-service.timed-out'));
  service.then(
    (opened) => {
      ready = opened;
    },
    () => undefined,
  );
  track('initialized');
  return {
    client,
    configuration,
    merchantAccountId,
    setsUserIdToken: autoSetDataUserIdToken === true,
    service,
    readyService: () => ready,
    closeWindows: () => {
      ending.abort();
      service.then((opened) => opened.teardown()).catch(() => undefined);
    },
    paypal,
    track,
  };
}
