import { IS_SCRIPT } from '../../protocol/build.ts';
import {
  CLIENT_SCRIPT_FAILED_TO_LOAD,
  INCOMPATIBLE_VERSIONS,
  INSTANTIATION_OPTION_REQUIRED,
} from '../../protocol/errors/general.ts';
import { payError } from '../../protocol/pay-error.ts';
import { VERSION } from '../../protocol/version.ts';
import type { Client, ClientCreate } from '../../types/client.ts';
import type { ComponentOptions } from '../../types/component.ts';
import { openClient } from '../client/client.ts';
import { findGatewayUrl } from './gateway-url.ts';

interface ClientModule {
  create: ClientCreate;
  VERSION: string;
}

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
  const { client, authorization, debug } = checkOptions(options, component);
  if (client) return client;
  const create = IS_SCRIPT ? (await loadClientModule(component)).create : openClient;
  return create({ authorization: authorization ?? '', debug });
}

/** What can be said before anything is loaded. */
export function checkOptions(
  options: ComponentOptions | undefined,
  component: string,
): ComponentOptions {
  if (!options || !(options.client || options.authorization)) {
    throw payError(INSTANTIATION_OPTION_REQUIRED, { option: 'options.client', component });
  }
  if (options.client) checkVersion(options.client.getVersion?.(), component);
  return options;
}

function checkVersion(clientVersion: string | undefined, component: string): void {
  if (clientVersion !== VERSION) {
    throw payError(INCOMPATIBLE_VERSIONS, { clientVersion, component, version: VERSION });
  }
}

/** Each script is a bundle of its own, so the client's comes beside it unless it is there. */
async function loadClientModule(component: string): Promise<ClientModule> {
  const module = page().braintree?.client ?? (await loadScript());
  checkVersion(module.VERSION, component);
  return module;
}

function page(): { braintree?: { client?: ClientModule } } {
  return globalThis as { braintree?: { client?: ClientModule } };
}

function loadScript(): Promise<ClientModule> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => reject(payError(CLIENT_SCRIPT_FAILED_TO_LOAD));
    script.src = `${findGatewayUrl()}/web/${VERSION}/js/client.min.js`;
    script.onerror = fail;
    script.onload = () => {
      const module = page().braintree?.client;
      if (module) resolve(module);
      else fail();
    };
    document.head.append(script);
  });
}
