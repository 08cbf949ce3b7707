import type { ClientCreate } from './types/client.ts';
import type { Creatable } from './types/core.ts';
import type { DataCollectorCreate } from './types/data-collector.ts';
import type { GooglePaymentCreate } from './types/google-payment.ts';
import type { HostedFieldsCreate } from './types/hosted-fields.ts';
import type { LocalPaymentCreate } from './types/local-payment.ts';
import type { MasterpassCreate } from './types/masterpass.ts';
import type { PaymentRequestCreate } from './types/payment-request.ts';
import type { PayPalCheckoutCreate } from './types/paypal-checkout.ts';
import type { PayPalCreate } from './types/paypal.ts';
import type { PreferredPaymentMethodsCreate } from './types/preferred-payment-methods.ts';
import type { SepaCreate } from './types/sepa.ts';
import type { ThreeDSecureCreate } from './types/three-d-secure.ts';
import { PAY_SCRIPT_NOT_LOADED } from './protocol/errors/general.ts';
import { payError } from './protocol/pay-error.ts';
import { trustedScriptUrl } from './host/shared/trusted-types.ts';

/** The components by the names that they have in `window.braintree`. */
export interface PayComponents {
  client: Creatable<ClientCreate>;
  hostedFields: Creatable<HostedFieldsCreate>;
  dataCollector: Creatable<DataCollectorCreate>;
  googlePayment: Creatable<GooglePaymentCreate>;
  localPayment: Creatable<LocalPaymentCreate>;
  masterpass: Creatable<MasterpassCreate>;
  paypal: Creatable<PayPalCreate>;
  paypalCheckout: Creatable<PayPalCheckoutCreate>;
  paymentRequest: Creatable<PaymentRequestCreate>;
  preferredPaymentMethods: Creatable<PreferredPaymentMethodsCreate>;
  sepa: Creatable<SepaCreate>;
  threeDSecure: Creatable<ThreeDSecureCreate>;
}

/** What a page loads, and where from. */
export interface LoadPayOptions<Name extends keyof PayComponents> {
  /** Origin of the gateway. */
  gatewayUrl: string;
  /** `release` of `@albumen/pay/release`: exactly these scripts, with their hashes checked. */
  release: { readonly name: string; readonly integrity: Readonly<Record<string, string>> };
  components: readonly Name[];
}

/** `paypalCheckout` is in `paypal-checkout.min.js`. */
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const loading = new Map<string, Promise<void>>();

/**
 * Loads components from the gateway, each once for a page; a failure is not kept, so that the next
 * call tries again. On a server it gives `undefined` and asks for nothing.
 * @throws BraintreeError `PAY_SCRIPT_NOT_LOADED`, whose message names the script, why, and its page
 */
export async function loadPay<Name extends keyof PayComponents>({
  gatewayUrl,
  release,
  components,
}: LoadPayOptions<Name>): Promise<Pick<PayComponents, Name> | undefined> {
  if (typeof document === 'undefined') return undefined;
  const folder = `${new URL(gatewayUrl).origin}/web/${release.name}/js`;
  await Promise.all(
    components.map((name) => {
      const file = `${kebab(name)}.min.js`;
      return loadOnce(`${folder}/${file}`, release.integrity[file]);
    }),
  );
  const page: object = globalThis;
  return (page as { braintree: PayComponents }).braintree; // each script has filled its place
}

function loadOnce(url: string, hash: string | undefined): Promise<void> {
  const known = loading.get(url) ?? addScript(url, hash);
  loading.set(url, known);
  known.catch(() => loading.delete(url));
  return known;
}

async function addScript(url: string, hash: string | undefined): Promise<void> {
  if (hash === undefined) throw refused(url, 'it is not in the release');
  const script = document.createElement('script');
  script.src = trustedScriptUrl(url);
  script.integrity = hash;
  script.crossOrigin = 'anonymous';
  await new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      void findReason(url).then((reason) => reject(refused(url, reason)));
    });
    document.head.append(script);
  });
}

/** A browser says nothing of why it did not run a script, so it is asked for once more. */
async function findReason(url: string): Promise<string> {
  const reply = await fetch(url, { credentials: 'omit' }).catch(() => undefined);
  if (!reply) return 'the gateway is away, or connect-src of the page’s policy forbids to ask it';
  if (!reply.ok) return `the gateway answers ${reply.status}, it does not have this release`;
  return 'its hash is another than that of the release, or script-src of the page’s policy forbids it';
}

function refused(url: string, reason: string): Error {
  const error = payError(PAY_SCRIPT_NOT_LOADED, { url, reason });
  const page = `${new URL(url).origin}/docs/errors#${error.code.toLowerCase()}`;
  error.message += ` See ${page}`;
  return error;
}
