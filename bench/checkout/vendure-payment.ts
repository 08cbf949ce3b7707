import { formatAmount } from '@albumen/domain/money/decimal-amount';
import {
  openServerSdk,
  type GatewayAccount,
} from '../../apps/store/src/third-parties/payments/server-sdk.ts';

/** What Vendure calls when an order is paid, holding the order's transaction open. */
export type Payment = (...call: PaymentCall) => Promise<object>;

type PaymentCall = readonly [
  context: unknown,
  order: { code: string },
  amountMinor: number,
  args: unknown,
  metadata: { nonce: string },
];

/** Charges with the same SDK and the same call as our store. */
export async function paymentThrough(account: GatewayAccount): Promise<Payment> {
  const sdk = await openServerSdk(account);
  return async (...[, { code }, amountMinor, , { nonce }]) => {
    const { success, message, transaction } = await sdk.transaction.sale({
      amount: formatAmount(amountMinor, 'USD'),
      paymentMethodNonce: nonce,
      orderId: code,
      options: { submitForSettlement: true },
    });
    if (!success) return { amount: amountMinor, state: 'Declined', errorMessage: message };
    return { amount: amountMinor, state: 'Settled', transactionId: transaction.id };
  };
}
