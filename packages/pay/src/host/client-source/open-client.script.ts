import { CLIENT_SCRIPT_FAILED_TO_LOAD } from '../../protocol/errors/general.ts';
import { payError } from '../../protocol/pay-error.ts';
import { releaseFolder } from '../../protocol/release.ts';
import type { Client, ClientCreate, ClientCreateOptions } from '../../types/client.ts';
import { checkVersion } from './client-version.ts';
import { findGatewayUrl } from '../shared/gateway-url.ts';
import { trustedScriptUrl } from '../shared/trusted-types.ts';

interface ClientModule {
  create: ClientCreate;
  VERSION: string;
}

/**
 * Opens a client, in a script of its own: the client's comes beside it unless it is there.
 * @throws BraintreeError `CLIENT_SCRIPT_FAILED_TO_LOAD`, `INCOMPATIBLE_VERSIONS`
 */
export async function openClientFor(
  component: string,
  options: ClientCreateOptions,
): Promise<Client> {
  const module = onPage() ?? (await load(options.debug ? '' : '.min'));
  checkVersion(module.VERSION, component);
  return module.create(options);
}

function onPage(): ClientModule | undefined {
  const page: object = globalThis;
  // The client's script puts its module here; a page without it has none.
  return (page as { braintree?: { client?: ClientModule } }).braintree?.client;
}

function load(variant: string): Promise<ClientModule> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (): void => {
      script.remove();
      reject(payError(CLIENT_SCRIPT_FAILED_TO_LOAD));
    };
    const folder = releaseFolder(findGatewayUrl());
    script.src = trustedScriptUrl(`${folder}/js/client${variant}.js`);
    script.onerror = fail;
    script.onload = () => {
      const module = onPage();
      if (!module) return fail();
      resolve(module);
    };
    document.head.append(script);
  });
}
