/** What the audit log holds, in the words of its page. */
export const auditActions = {
  'order.refund': 'Returned money of an order',
  'link.refund': 'Returned money of a payment link',
  'discount.create': 'Put a discount code up',
  'discount.end': 'Ended a discount code',
  'prices.change': 'Changed prices',
  'gallery.share': 'Shared a gallery',
  'gallery.revoke': 'Revoked the link of a gallery',
  'gallery.invite': 'Mailed the link of a gallery',
  'gallery.access': 'Changed who sees a gallery',
  'gallery.delete': 'Deleted a gallery',
  'gallery.restore': 'Restored a gallery',
  'mail.read': 'Read a mail',
  'mail.again': 'Mailed a receipt again',
  'account.suspend': 'Suspended an account',
  'account.restore': 'Restored an account',
  'account.sign-out': 'Signed an account out everywhere',
  'export.account': 'Exported an account',
  'export.payouts': 'Exported payouts',
  'export.audit': 'Exported the audit log',
  'operator.create': 'Became the first operator',
  'operator.sign-in': 'Signed in as an operator',
  'operator.recover': 'Signed in by the operator token',
  'operator.invite': 'Invited an operator',
  'operator.role': 'Changed what an operator may do',
  'operator.sign-out': 'Signed an operator out',
  'operator.remove': 'Removed an operator',
  'payout.paid': 'Noted a payout',
  'payout.details': 'Changed where payouts go',
  'books.gap': 'Explained a gap in the books',
  'lab.resend': 'Sent to the lab again',
  'lab.cancel': 'Gave a lab order up',
  'lab.ship': 'Entered a parcel',
} as const;

export type AuditAction = keyof typeof auditActions;

export const auditActionNames = Object.keys(auditActions) as AuditAction[]; // its own keys
