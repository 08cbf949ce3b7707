import type { Configuration } from '../../protocol/configuration.ts';
import { THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED } from '../../protocol/errors/three-d-secure.ts';
import { payError } from '../../protocol/pay-error.ts';
import { isProviderUrl } from '../../protocol/trusted-urls.ts';
import { trustedScriptUrl } from '../shared/trusted-types.ts';

/** The card network's own script, as far as it is used here. */
export interface Cardinal {
  on(event: string, handler: (...given: never[]) => void): void;
  off(event: string): void;
  configure(settings: object): void;
  setup(kind: 'init', settings: { jwt: string | undefined }): void;
  trigger(event: 'bin.process', bin: string | number): Promise<{ Status?: unknown }>;
  continue(kind: 'cca', challenge: object, order: object): void;
}

const path = '/edge/v1/songbird.js';

/** The network's address for this gateway; our own gateway serves a stand-in of it. */
export function networkScriptUrl({ gatewayConfiguration }: Configuration): string {
  const { assetsUrl, environment } = gatewayConfiguration;
  if (!isProviderUrl(assetsUrl)) return assetsUrl + path;
  const host = environment === 'production' ? 'songbird' : 'songbirdstag';
  return `https://${host}.cardinalcommerce.com${path}`;
}

/**
 * The script, loaded once for a page.
 * @throws BraintreeError `THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED`
 */
export async function loadNetworkScript(url: string): Promise<Cardinal> {
  const here = onPage();
  if (here) return here;
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = trustedScriptUrl(url);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(payError(THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED));
    };
    document.head.append(script);
  });
  const loaded = onPage();
  if (!loaded) throw payError(THREEDS_CARDINAL_SDK_SCRIPT_LOAD_FAILED);
  return loaded;
}

function onPage(): Cardinal | undefined {
  // The network's script defines it, once it has loaded.
  return (globalThis as { Cardinal?: Cardinal }).Cardinal;
}
