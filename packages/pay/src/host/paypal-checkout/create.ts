import type { PayPalCheckout, PayPalCheckoutCreateOptions } from '../../types/paypal-checkout.ts';
import { abortable } from '../shared/abort.ts';
import { checkOptions, obtainClient } from '../client-source/obtain-client.ts';
import { openCheckoutContext } from './checkout-context.ts';
import { createInstance } from './instance.ts';

const component = 'PayPal Checkout';

/**
 * Checks the options; with a client also what the merchant must have. With an authorization it
 * resolves at once, and what is missing shows when a method is called.
 */
export async function openPayPalCheckout(
  options: PayPalCheckoutCreateOptions | undefined,
): Promise<PayPalCheckout> {
  const checked: PayPalCheckoutCreateOptions = checkOptions(options, component);
  const { signal } = checked;
  signal?.throwIfAborted();
  const context = abortable(obtainClient(checked, component), signal).then((client) =>
    openCheckoutContext(client, checked),
  );
  if (checked.client) await context;
  context.catch(() => undefined);
  return createInstance(context);
}
