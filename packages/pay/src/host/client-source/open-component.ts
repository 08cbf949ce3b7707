import type { Configuration } from '../../protocol/configuration.ts';
import type { Client } from '../../types/client.ts';
import type { ComponentOptions } from '../../types/component.ts';
import { abortable } from '../shared/abort.ts';
import { checkOptions, obtainClient } from './obtain-client.ts';

/** What every component that waits for its client begins with. */
export interface OpenedComponent<Options> {
  options: Options;
  client: Client;
  configuration: Configuration;
}

/**
 * Checks the options and waits for the client.
 * @param component its name in messages, e.g. `PayPal`
 * @param checkPage throws where this browser or page can't have the component at all
 * @throws BraintreeError what `obtainClient` rejects with; the reason of `signal` when it is aborted
 */
export async function openComponent<Options extends ComponentOptions>(
  given: Options | undefined,
  component: string,
  checkPage?: () => void,
): Promise<OpenedComponent<Options>> {
  const options = checkOptions(given, component);
  options.signal?.throwIfAborted();
  checkPage?.();
  const client = await abortable(obtainClient(options, component), options.signal);
  return { options, client, configuration: client.getConfiguration() };
}
