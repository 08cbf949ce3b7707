/**
 * A program that the published declarations refuse although the SDK takes and gives all of it.
 * Type-checked only.
 */
import type { BraintreeError, PayPalCheckout, ThreeDSecure } from '../../src/index.ts';

export async function verify(secure: ThreeDSecure): Promise<unknown[]> {
  const payload = await secure.verifyCard({
    nonce: 'n',
    amount: 12,
    onLookupComplete: ({ lookup }, next) => {
      const form: (string | null | undefined)[] = [lookup.pareq, lookup.md, lookup.termUrl];
      if (lookup.acsUrl && form.length > 0) next();
    },
  });
  const { verificationDetails, rawCardinalSDKVerificationData, threeDSecureInfo } = payload;
  const { enrolled, acsTransactionId, paresStatus } = threeDSecureInfo;
  return [
    verificationDetails?.liabilityShifted,
    rawCardinalSDKVerificationData?.ActionCode,
    [enrolled, acsTransactionId, paresStatus, threeDSecureInfo.threeDSecureServerTransactionId],
    [threeDSecureInfo.lookup?.transStatus, threeDSecureInfo.authentication?.transStatusReason],
  ];
}

export async function update(checkout: PayPalCheckout): Promise<void> {
  const line = { quantity: '1', unitAmount: '12.00', name: 'Print', kind: 'debit' };
  await checkout.updatePayment({ paymentId: 'p', currency: 'USD', lineItems: [line] });
  // @ts-expect-error -- neither an amount nor lines
  await checkout.updatePayment({ paymentId: 'p', currency: 'USD' });
}

export const underneath = (error: BraintreeError): unknown => error.originalError;
