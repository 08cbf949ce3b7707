import { INSTANTIATION_OPTION_REQUIRED } from '../../protocol/errors/general.ts';
import { payError } from '../../protocol/pay-error.ts';
import type { Client } from '../../types/client.ts';
import type { ComponentOptions } from '../../types/component.ts';
// The build of scripts for pages takes `open-client.script.ts` instead.
import { openClientFor } from './open-client.ts';
import { checkVersion } from './client-version.ts';

/**
 * The client that a component works with: the one it was given, else one for the authorization.
 * @param component its name in messages, e.g. `Hosted Fields`
 * @throws BraintreeError `INSTANTIATION_OPTION_REQUIRED`, `INCOMPATIBLE_VERSIONS`,
 *   `CLIENT_SCRIPT_FAILED_TO_LOAD`, and what `client.create` rejects with
 */
export async function obtainClient(
  options: ComponentOptions | undefined,
  component: string,
): Promise<Client> {
  const { client, authorization = '', debug } = checkOptions(options, component);
  return client ?? openClientFor(component, { authorization, debug });
}

/** What can be said before anything is loaded. */
export function checkOptions<Options extends ComponentOptions>(
  options: Options | undefined,
  component: string,
): Options {
  if (!options || !(options.client || options.authorization)) {
    throw payError(INSTANTIATION_OPTION_REQUIRED, { option: 'options.client', component });
  }
  if (options.client) checkVersion(options.client.getVersion?.(), component);
  return options;
}
