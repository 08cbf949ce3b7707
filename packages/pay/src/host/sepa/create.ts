import type { Sepa, SepaCreateOptions } from '../../types/sepa.ts';
import { createFrameService } from '../frame-service/frame-service.ts';
import { siteOf } from '../shared/frame-site.ts';
import { canLeavePage } from '../shared/redirect-return.ts';
import { openComponent } from '../client-source/open-component.ts';
import { watchLoad } from '../shared/watch-load.ts';
import { createInstance } from './instance.ts';
import { track } from './mandate-flow.ts';

/** Checks the options, and puts the hidden frame of its windows on the page. */
export async function openSepa(options: SepaCreateOptions | undefined): Promise<Sepa> {
  const opened = await openComponent(options, 'SEPA');
  const { client, configuration } = opened;
  const { signal, redirect } = opened.options;
  track(opened, 'client.initialized');
  const site = siteOf(configuration);
  const loading = createFrameService({
    site,
    name: 'sepadirectdebit',
    landingPage: 'sepa-landing-frame',
    signal,
  });
  const service = await watchLoad(loading, () => track(opened, 'load.timed-out'));
  track(opened, 'component.initialized');
  return createInstance({
    client,
    configuration,
    service,
    canLeavePage: canLeavePage(redirect, site),
  });
}
