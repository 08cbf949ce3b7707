import type { ClientCreate } from '@albumen/pay/client';
import type { DataCollectorCreate } from '@albumen/pay/data-collector';
import type { GooglePaymentCreate } from '@albumen/pay/google-payment';
import type { HostedFieldsCreate } from '@albumen/pay/hosted-fields';
import type { LocalPaymentCreate } from '@albumen/pay/local-payment';
import type { MasterpassCreate } from '@albumen/pay/masterpass';
import type { PayPalCreate } from '@albumen/pay/paypal';
import type { PayPalCheckoutCreate } from '@albumen/pay/paypal-checkout';
import type { PaymentRequestCreate } from '@albumen/pay/payment-request';
import type { PreferredPaymentMethodsCreate } from '@albumen/pay/preferred-payment-methods';
import type { SepaCreate } from '@albumen/pay/sepa';
import type { ThreeDSecureCreate } from '@albumen/pay/three-d-secure';
import { trustedScriptUrl } from './trusted-script-url.ts';

/** What `window.braintree` has once the scripts are there; each script fills one of them. */
export interface PayModules {
  client: { create: ClientCreate; VERSION: string };
  hostedFields: { create: HostedFieldsCreate; VERSION: string };
  dataCollector: { create: DataCollectorCreate; VERSION: string };
  googlePayment: { create: GooglePaymentCreate; VERSION: string };
  localPayment: { create: LocalPaymentCreate; VERSION: string };
  masterpass: { create: MasterpassCreate; isSupported(): boolean; VERSION: string };
  paypal: { create: PayPalCreate; isSupported(): boolean; VERSION: string };
  paypalCheckout: { create: PayPalCheckoutCreate; isSupported(): boolean; VERSION: string };
  paymentRequest: { create: PaymentRequestCreate; VERSION: string };
  preferredPaymentMethods: { create: PreferredPaymentMethodsCreate; VERSION: string };
  sepa: { create: SepaCreate; VERSION: string };
  threeDSecure: { create: ThreeDSecureCreate; VERSION: string };
}

/** File name → SHA-384, as in `sri.json` of the release that the page was written for. */
export type Integrity = Readonly<Record<string, string>>;

/** A release of the SDK, as `@albumen/pay/release` gives it: its place at every gateway, and its hashes. */
export interface Release {
  name: string;
  integrity: Integrity;
}

/** Where scripts come from. */
export interface ScriptSource {
  /** The gateway's origin. */
  gatewayUrl: string;
  release: Release;
  /** Readable scripts instead of the minified ones. */
  isDebug: boolean;
}

/** A script of the SDK could not be had: the network, its hash, or the page's own policy. */
export class PayLoadError extends Error {
  override readonly name = 'PayLoadError';
  readonly code = 'PAY_SCRIPT_NOT_LOADED';
  /** Address of the script. */
  readonly url: string;

  constructor(url: string, reason: string, options?: ErrorOptions) {
    super(`${url} cannot be used: ${reason}.`, options);
    this.url = url;
  }
}

/** Where the gateway has its newest build. */
export const newestBuild = '3.109.0';
/** `paypalCheckout` is in `paypal-checkout.min.js`. */
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const loading = new Map<string, Promise<void>>();

/**
 * Loads a component's script once per page, its hash checked by the browser. A failure is not kept:
 * the next call tries again.
 * @throws PayLoadError
 */
export async function loadModule<Name extends keyof PayModules>(
  name: Name,
  { gatewayUrl, release, isDebug }: ScriptSource,
): Promise<PayModules[Name]> {
  const file = `${kebab(name)}${isDebug ? '' : '.min'}.js`;
  const url = `${new URL(gatewayUrl).origin}/web/${release.name}/js/${file}`;
  const hash = release.integrity[file];
  if (hash === undefined) throw new PayLoadError(url, 'the list of hashes does not have it');
  const known = loading.get(url) ?? addScript(url, hash);
  loading.set(url, known);
  known.catch(() => loading.delete(url));
  await known;
  const page: object = globalThis;
  const filled: Partial<PayModules> | undefined = Reflect.get(page, 'braintree');
  const found = filled?.[name];
  if (!found) throw new PayLoadError(url, 'it defines nothing');
  return found;
}

async function addScript(url: string, hash: string): Promise<void> {
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  script.integrity = hash;
  script.crossOrigin = 'anonymous';
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      void findReason(url, hash).then((reason) => reject(new PayLoadError(url, reason)));
    });
    document.head.append(script);
  });
}

/** A browser says nothing of why it did not run a script, so it is asked for once more. */
async function findReason(url: string, hash: string): Promise<string> {
  const policy = 'the page’s policy (script-src, trusted-types) forbids it';
  const reply = await fetch(url, { credentials: 'omit' }).catch(() => undefined);
  if (!reply) return 'the gateway is away, or the page’s policy (connect-src) forbids to ask it';
  if (!reply.ok) return `the gateway answers ${reply.status}: it does not have this release`;
  const { subtle }: Partial<Crypto> = crypto;
  if (!subtle) return `its hash is not ${hash}, or ${policy}`;
  const digest = new Uint8Array(await subtle.digest('SHA-384', await reply.arrayBuffer()));
  const served = `sha384-${btoa(String.fromCharCode(...digest))}`;
  return served === hash ? policy : `its hash is ${served}, and the page expects ${hash}`;
}
