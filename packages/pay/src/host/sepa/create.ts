import { sendEvent } from '../../protocol/analytics.ts';
import type { Sepa, SepaCreateOptions } from '../../types/sepa.ts';
import { createFrameService } from '../frame-service/frame-service.ts';
import { abortable } from '../shared/abort.ts';
import { siteOf } from '../shared/frame-site.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
import { watchLoad } from '../shared/watch-load.ts';
import { createInstance } from './instance.ts';

const component = 'SEPA';

/** Checks the options, and puts the hidden frame of its windows on the page. */
export async function openSepa(options: SepaCreateOptions | undefined): Promise<Sepa> {
  const checked: SepaCreateOptions = checkOptions(options, component);
  const { signal, redirect } = checked;
  signal?.throwIfAborted();
  const client = await abortable(obtainClient(checked, component), signal);
  const configuration = client.getConfiguration();
  const track = (event: string): void => sendEvent(configuration, `sepa.${event}`);
  track('client.initialized');
  const loading = createFrameService({
    site: siteOf(configuration),
    name: 'sepadirectdebit',
    landingPage: 'sepa-landing-frame',
    signal,
  });
  const service = await watchLoad(loading, () => track('load.timed-out'));
  track('component.initialized');
  return createInstance({ client, configuration, service, canLeavePage: redirect === 'allowed' });
}
