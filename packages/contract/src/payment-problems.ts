import { entry } from './problem-entry.ts';

/** Failures of checkout, orders and payment links: each says what became of the money. */
export const paymentProblems = {
  totalChanged: entry(
    409,
    'person',
    'The total has changed. Nothing was charged; look at it once more and place the order again.',
  ),
  checkoutNotReady: entry(
    422,
    'person',
    'Something in this checkout needs attention. Nothing was charged.',
  ),
  emptyCart: entry(409, 'person', 'Your cart is empty.'),
  discountUsedUp: entry(
    409,
    'person',
    'This discount has just been used up. Nothing was charged; look at the total once more.',
  ),
  checkoutPlaced: entry(409, 'person', 'This order was placed already.'),
  paymentDeclined: entry(402, 'person', 'Please enter a valid payment method.'),
  paymentFailed: entry(
    422,
    'person',
    'We could not take this payment. Nothing was charged, and your cart is kept.',
  ),
  paymentPending: entry(
    409,
    'person',
    'Your bank has not answered yet. Your card may be held, but nothing is charged twice; we mail you as soon as we know.',
  ),
  paymentUnavailable: entry(
    503,
    'operator',
    'Payments are not available right now. Nothing was charged, and your cart is kept.',
  ),
  idempotencyKeyReused: entry(
    422,
    'person',
    'This key was used for another request. Nothing was charged.',
  ),
  addressElsewhere: entry(
    422,
    'person',
    'Shipping or tax would cost something else there. Cancel the order and place it again.',
  ),
  designNotReady: entry(422, 'person', 'This design needs another look before it is printed.'),
  designOfAnother: entry(
    422,
    'person',
    'Size and options of an order stay as they were paid. Change the design only.',
  ),
  orderNotCancelable: entry(
    409,
    'person',
    'The lab has begun with this order. Write to us below, and we see what can be done.',
  ),

  linkPaid: entry(409, 'person', 'This link has been paid already. You were not charged.'),
  linkCanceled: entry(409, 'person', 'This link was canceled. You were not charged.'),
  linkExpired: entry(409, 'person', 'This link has expired. You were not charged.'),
  linkAwaiting: entry(
    409,
    'person',
    'A payment of this link is on its way already. You were not charged.',
  ),
  linkBusy: entry(
    409,
    'person',
    'Somebody was paying this link at the same moment. You were not charged; look at it once more.',
  ),
  linkChanged: entry(
    409,
    'person',
    'This link has changed. You were not charged; look at the amount once more.',
  ),
  linkBeingPaid: entry(
    409,
    'account',
    'Somebody is paying this link right now. Try again in a minute.',
  ),
  linkNotChangeable: entry(409, 'account', 'This link can no longer be changed.'),
  linkNotRefundable: entry(409, 'account', 'Nothing of this link can go back.'),
  linkDisputed: entry(
    409,
    'account',
    'The payer disputes this payment, and their bank has taken the money back already.',
  ),
};
