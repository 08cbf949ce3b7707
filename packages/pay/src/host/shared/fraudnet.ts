import type { JsonRecord } from '../../protocol/json.ts';
import { isProviderUrl } from '../../protocol/trusted-urls.ts';
import { trustedScript, trustedScriptUrl } from './trusted-types.ts';

const marker = 'fnparams-dede7cc5-15fd-4c75-a9f4-36c430ee3a99';
const path = '/da/r/fb.js';

/** Takes what it added from the page. */
export type Undo = () => void;

/** Where the script lies for this gateway; our own gateway serves a stand-in of it. */
function scriptUrlOf(assetsUrl: string): string {
  return (isProviderUrl(assetsUrl) ? 'https://c.paypal.com' : assetsUrl) + path;
}

/**
 * Hands parameters to PayPal's fraud protection script and loads it.
 * @returns settles when the script ran; rejects when it could not be loaded
 */
export function loadFraudnet(
  assetsUrl: string,
  parameters: JsonRecord,
): {
  loaded: Promise<void>;
  undo: Undo;
} {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.setAttribute('fncls', marker);
  block.textContent = trustedScript(JSON.stringify(parameters));
  const script = document.createElement('script');
  const scriptUrl = scriptUrlOf(assetsUrl);
  script.src = trustedScriptUrl(scriptUrl);
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${scriptUrl} could not be loaded`));
  });
  document.body.append(block, script);
  const undo = (): void => {
    block.remove();
    script.remove();
  };
  return { loaded, undo };
}
