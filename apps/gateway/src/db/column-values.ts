/** What can pay, by the names that the server SDK and browsers give it. */
export type NonceType =
  | 'CreditCard'
  | 'AndroidPayCard'
  | 'PayPalAccount'
  | 'LocalPayment'
  | 'SepaDebitAccount'
  | 'MasterpassCard'
  | 'ApplePayCard'
  | 'VisaCheckoutCard'
  | 'SamsungPayCard'
  | 'MetaCheckoutCard'
  | 'MetaCheckoutToken'
  | 'VenmoAccount'
  | 'UsBankAccount'
  | 'OtherAccount';

/** How a nonce for tests ends, whatever the amount. */
export type NonceOutcome =
  | 'processorDeclined'
  | 'processorFailed'
  | 'rejectedAsFraud'
  | 'rejectedByRisk'
  | 'tokenNotIssued'
  | 'luhnInvalid';

/** What an issuer says of a CVV: match, no match, not verified, does not take part, not provided. */
export type CvvResponse = 'M' | 'N' | 'U' | 'S' | 'I';

/** How far a local payment is. */
export type PaymentStatus =
  | 'pending'
  | 'approved'
  | 'declined'
  | 'canceled'
  | 'failed'
  | 'expired'
  | 'funded'
  | 'reversed';

/** How far a payment or an agreement at PayPal is. */
export type RequestStatus = 'created' | 'approved' | 'used' | 'canceled' | 'expired';

/** How a challenge of 3-D Secure ended at the issuer. */
export type ChallengeOutcome = 'passed' | 'failed' | 'unavailable' | 'error' | 'canceled';
