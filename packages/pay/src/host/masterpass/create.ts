import { sendEvent } from '../../protocol/analytics.ts';
import {
  MASTERPASS_BROWSER_NOT_SUPPORTED,
  MASTERPASS_NOT_ENABLED,
} from '../../protocol/errors/masterpass.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { ComponentOptions } from '../../types/component.ts';
import type { Masterpass } from '../../types/masterpass.ts';
import { createFrameService } from '../frame-service/frame-service.ts';
import { siteOf } from '../shared/frame-site.ts';
import { openComponent } from '../client-source/open-component.ts';
import { watchLoad } from '../shared/watch-load.ts';
import { supportsWindows } from './browser.ts';
import { createInstance } from './instance.ts';

/** Checks options and browser, and puts the hidden frame of its windows on the page. */
export async function openMasterpass(options: ComponentOptions | undefined): Promise<Masterpass> {
  const opened = await openComponent(options, 'Masterpass', () => {
    if (!supportsWindows()) throw payError(MASTERPASS_BROWSER_NOT_SUPPORTED);
  });
  const { client, configuration } = opened;
  const { signal } = opened.options;
  if (!configuration.gatewayConfiguration.masterpass) throw payError(MASTERPASS_NOT_ENABLED);
  const track = (event: string): void => sendEvent(configuration, `masterpass.load.${event}`);
  const loading = createFrameService({
    site: siteOf(configuration),
    name: 'braintreemasterpasslanding',
    landingPage: 'masterpass-landing-frame',
    signal,
  });
  const service = await watchLoad(loading, () => track('timed-out'));
  track('succeeded');
  return createInstance({ client, configuration, service });
}
