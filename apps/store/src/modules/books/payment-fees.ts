import type { PaymentFee } from '@albumen/domain/books/payment-fee';
import type { Settings } from '../../settings.ts';

/** `USD=290+30`: 290 hundredths of a percent, and 30 cents for each charge. */
const feeForm = /^([A-Z]{3})=(\d{1,4})\+(\d{1,6})$/;

const none: PaymentFee = { basisPoints: 0, fixedMinor: 0 };

/** What the provider takes for a charge, by its currency; nothing where the settings name no fee. */
export function paymentFees({ PAYMENT_FEES }: Pick<Settings, 'PAYMENT_FEES'>): {
  of: (currency: string) => PaymentFee;
} {
  const fees = new Map(
    PAYMENT_FEES.map((text): [string, PaymentFee] => {
      const [, currency = '', basisPoints = '', fixedMinor = ''] = feeForm.exec(text) ?? [];
      return [currency, { basisPoints: Number(basisPoints), fixedMinor: Number(fixedMinor) }];
    }),
  );
  return { of: (currency) => fees.get(currency) ?? none };
}
