import type { NonceType } from '../../db/column-values.ts';

/** How the wire calls a way to pay. */
export interface PaymentKind {
  /** Of a transaction: `paymentInstrumentType`. */
  instrument: string;
  /** The element that stands for it alone. */
  root: string;
  /** The element of a transaction that holds what was charged. */
  charged: string;
  /** The list of a customer that holds it. */
  list: string;
  /** What searches call it. */
  searched: string;
  /** Its picture, where that is not the card's brand. */
  logo?: string;
}

export const paymentKinds: Readonly<Record<NonceType, PaymentKind>> = {
  CreditCard: {
    instrument: 'credit_card',
    root: 'creditCard',
    charged: 'creditCard',
    list: 'creditCards',
    searched: 'CreditCardDetail',
  },
  AndroidPayCard: wallet('androidPayCard', 'android_pay_card', 'AndroidPayDetail'),
  ApplePayCard: {
    ...wallet('applePayCard', 'apple_pay_card', 'ApplePayDetail'),
    charged: 'applePay',
    logo: 'apple_pay',
  },
  MasterpassCard: wallet('masterpassCard', 'masterpass_card', 'MasterpassCardDetail'),
  VisaCheckoutCard: wallet('visaCheckoutCard', 'visa_checkout_card', 'VisaCheckoutCardDetail'),
  SamsungPayCard: wallet('samsungPayCard', 'samsung_pay_card', 'SamsungPayCardDetail'),
  MetaCheckoutCard: wallet('metaCheckoutCard', 'meta_checkout_card', 'MetaCheckoutCardDetail'),
  MetaCheckoutToken: wallet('metaCheckoutToken', 'meta_checkout_token', 'MetaCheckoutTokenDetail'),
  PayPalAccount: {
    ...wallet('paypalAccount', 'paypal_account', 'PayPalDetail'),
    charged: 'paypal',
    logo: 'paypal',
  },
  VenmoAccount: { ...wallet('venmoAccount', 'venmo_account', 'VenmoAccountDetail'), logo: 'venmo' },
  LocalPayment: {
    ...wallet('localPayment', 'local_payment', 'LocalPaymentDetail'),
    logo: 'local_payment',
  },
  SepaDebitAccount: {
    ...wallet('sepaDebitAccount', 'sepa_debit_account', 'SepaDebitAccountDetail'),
    charged: 'sepaDebitAccountDetail',
    logo: 'sepa_debit',
  },
  UsBankAccount: {
    ...wallet('usBankAccount', 'us_bank_account', 'UsBankAccountDetail'),
    logo: 'us_bank_account',
  },
  OtherAccount: { ...wallet('otherAccount', 'unrecognized', 'UnknownDetail'), logo: 'unknown' },
};

function wallet(root: string, instrument: string, searched: string): PaymentKind {
  return { root, instrument, searched, charged: root, list: `${root}s` };
}
