import type { CheckoutPayment } from '@albumen/contract/endpoints/orders';
import type { PaymentSetupKind } from '@albumen/contract/endpoints/payments';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import type { PaymentProvider } from '../../third-parties/payments/payment-provider.ts';

/** The one that takes cards on this brand's pages; undefined where it is not set up. */
export function cardProvider(
  { payments, settings }: Pick<Dependencies, 'payments' | 'settings'>,
  { labBrand }: Visit,
): PaymentProvider | undefined {
  return payments[labBrand === 'halide' ? settings.HALIDE_CARDS : settings.CYAN_CARDS];
}

/** Nothing can be taken. */
export const noSetup: CheckoutPayment = { hostedFields: null, cardForm: null, otherMethods: null };

interface Wanted {
  kind?: PaymentSetupKind | undefined;
  currency: string;
}

/** What a page of this brand needs to take a card, or money by any other method. */
export async function pageSetup(
  deps: Dependencies,
  visit: Visit,
  { kind = 'card', currency }: Wanted,
): Promise<CheckoutPayment> {
  const provider = kind === 'card' ? cardProvider(deps, visit) : deps.payments.otherMethods;
  if (provider === undefined) return noSetup;
  try {
    return { ...noSetup, ...(await provider.pageSetup(currency)) };
  } catch (error) {
    deps.errors.report(error);
    fail('paymentUnavailable');
  }
}
