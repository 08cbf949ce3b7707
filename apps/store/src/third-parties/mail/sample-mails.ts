import { paidOutMail, payoutDetailsChangedMail, statementMail } from './payout-mails.ts';
import type { LabBrand } from '@albumen/contract/brands';
import {
  accountDeletionScheduledMail,
  dataExportReadyMail,
  verifyAccountMail,
  welcomeMail,
} from './account-mails.ts';
import { bankPaymentUnusedMail } from './checkout-mails.ts';
import { facesHiddenMail, gallerySharedMail, guestFavoritesMail } from './gallery-mails.ts';
import type { MailContent } from './mailer.ts';
import {
  orderChangedMail,
  orderDelayedMail,
  orderPartDroppedMail,
  orderRefundMail,
} from './order-change-mails.ts';
import {
  galleryOrderMail,
  orderCanceledMail,
  lateChargeMail,
  orderNotPaidMail,
  orderAwaitingMail,
  orderExpiredMail,
  orderReceiptMail,
  orderReplyMail,
  orderShippedMail,
} from './order-mails.ts';
import {
  operatorInvitationMail,
  operatorRecoveredMail,
  operatorSignInMail,
} from './operator-mails.ts';
import * as linkMails from './payment-link-mails.ts';
import { credentialMails } from './sample-credential-mails.ts';
import {
  confirmNewEmailMail,
  createAccountMail,
  emailChangedMail,
  newSignInMail,
  passwordChangedMail,
  passwordRemovedMail,
  resetPasswordMail,
  signInLinkMail,
} from './sign-in-mails.ts';

const at = new Date('2026-11-21T09:30:00Z');
const token = 'Zm9yLXNjcmVlbnNob3RzLW9ubHk';

/** One mail of every kind, for tests and for looking at. */
export function sampleMails(brand: LabBrand): MailContent[] {
  const url = `https://${brand}.example/account/verify?token=${token}`;
  const link = { url, validForMs: 30 * 60_000 };
  return [
    verifyAccountMail(brand, { url, validForMs: 24 * 60 * 60_000, redirectPath: '' }),
    createAccountMail(brand, { url, validForMs: 24 * 60 * 60_000 }),
    signInLinkMail(brand, link),
    welcomeMail(brand, { origin: `https://${brand}.example`, redirectPath: '' }),
    resetPasswordMail(brand, link),
    passwordChangedMail(brand, { url, changedAt: at }),
    passwordRemovedMail(brand, { url, validForMs: 3_600_000 }),
    confirmNewEmailMail(brand, link),
    emailChangedMail(brand, { url: `https://${brand}.example/help`, changedAt: at }),
    newSignInMail(brand, { url, device: 'Firefox on macOS', signedInAt: at }),
    accountDeletionScheduledMail(brand, {
      url,
      deletedAt: new Date('2026-12-21T09:30:00Z'),
      owed: [{ amountMinor: 18_240, currency: 'USD' }],
    }),
    dataExportReadyMail(brand, { url, validForMs: 7 * 24 * 60 * 60_000 }),
    guestFavoritesMail(brand, {
      url: `https://${brand}.example/s/4fzyo82mvyr0aWQx7pLkNw/gallery?guest=${token}`,
      title: 'Ida and Marcus, a wedding by the sea',
      studio: 'North Light Studio',
    }),
    gallerySharedMail(brand, {
      url: `https://${brand}.example/s/4fzyo82mvyr0aWQx7pLkNw/gallery`,
      title: 'Ida and Marcus, a wedding by the sea',
      studio: 'North Light Studio',
    }),
    facesHiddenMail(brand, { url, title: 'Ida and Marcus, a wedding by the sea', hidden: 23 }),
    ...orderMails(brand),
    ...paymentLinkMails(brand),
    ...payoutMails(brand),
    ...operatorMails(brand),
    ...credentialMails(brand, at, token),
  ];
}

function operatorMails(brand: LabBrand): MailContent[] {
  const url = `https://${brand}.example/operator#link=${token}`;
  const week = { url, validForMs: 7 * 24 * 60 * 60_000 };
  return [
    operatorInvitationMail(brand, { ...week, role: 'support', invitedBy: 'Ada Lindqvist' }),
    operatorSignInMail(brand, { url, validForMs: 60 * 60_000 }),
    operatorRecoveredMail(brand, { url, name: 'Ada Lindqvist', ip: '203.0.113.7', at }),
  ];
}

function orderMails(brand: LabBrand): MailContent[] {
  const url = `https://${brand}.example/account/order/4fzyo82mvyr0aWQx7pLkNw`;
  const order = { url, reference: brand === 'halide' ? 'H-10482' : 'C-10483' };
  const lines = [
    { quantity: 12, piecesPerUnit: 1, name: 'Photographic print 8 × 10 in', totalMinor: 9_000 },
    {
      quantity: 1,
      piecesPerUnit: 1,
      name: 'Framed print 16 × 20 in, slim brass',
      totalMinor: 18_400,
    },
  ];
  return [
    orderReceiptMail(brand, {
      ...order,
      placedAt: at,
      currency: 'USD',
      lines,
      sums: [
        { label: 'Shipping', amountMinor: 1_590 },
        { label: 'Sales tax', amountMinor: 1_918 },
      ],
      totalMinor: 30_908,
      paidWith: 'Paid with Visa ending in 1111',
      shipTo: 'Ida Berg, 12 Harbor Road, Portland, ME 04101',
    }),
    orderShippedMail(brand, {
      ...order,
      lines,
      carrier: 'UPS Ground',
      trackingNumber: '1Z999AA10123456784',
      extent: 'part',
    }),
    orderCanceledMail(brand, {
      ...order,
      returned: { amountMinor: 30_908, currency: 'USD' },
      isUnpaid: false,
    }),
    orderAwaitingMail(brand, {
      ...order,
      amount: '$309.08',
      method: 'MB WAY',
      expiresAt: at,
    }),
    orderExpiredMail(brand, { ...order, method: 'MB WAY' }),
    bankPaymentUnusedMail(brand, {
      ...order,
      url: `https://${brand}.example/checkout/4fzyo82mvyr0aWQx7pLkNw`,
      amount: '€284.35',
      method: 'iDEAL',
      reason: 'totalChanged',
    }),
    orderDelayedMail(brand, { ...order, lines }),
    orderPartDroppedMail(brand, {
      ...order,
      lines: lines.slice(1),
      returned: { amountMinor: 20_100, currency: 'USD' },
      note: 'The brass molding is out of stock until spring.',
    }),
    orderRefundMail(brand, {
      ...order,
      returned: { amountMinor: 1_250, currency: 'USD' },
      note: 'One print had a scratch.',
    }),
    orderChangedMail(brand, {
      ...order,
      change: 'It now ships to Ida Berg, 14 Harbor Road, Portland, ME 04101.',
    }),
    orderNotPaidMail(brand, { ...order, url: `https://${brand}.example/cart` }),
    lateChargeMail(brand, { ...order, amount: '$46.00', label: 'See your order' }),
    galleryOrderMail(brand, {
      ...order,
      url: `https://${brand}.example/account/sales`,
      earned: '$46.00',
      galleries: [{ title: 'Ida and Marcus, a wedding by the sea', pieces: 13 }],
    }),
    orderReplyMail(brand, { ...order, message: 'The frame leaves the shop on Tuesday.' }),
  ];
}

function paymentLinkMails(brand: LabBrand): MailContent[] {
  const link = {
    url: `https://${brand}.example/pay/4fzyo82mvyr0aWQx7pLkNw`,
    reference: 'L-10482',
    from: 'North Light Studio',
    purpose: 'Wedding of Ida and Marcus, second half',
    amountMinor: 125_000,
    currency: brand === 'halide' ? 'USD' : 'PLN',
  };
  const paidWith = 'Paid with Visa ending in 1111';
  const payer = { payerName: 'Ida Berg', payerEmail: 'ida@people.example' };
  return [
    linkMails.paymentLinkMail(brand, { ...link, dueOn: '2026-12-05', isReminder: false }),
    linkMails.linkReceiptMail(brand, { ...link, paidAt: at, paidWith }),
    linkMails.linkPaidMail(brand, { ...link, ...payer, paidWith }),
    linkMails.linkAwaitingMail(brand, link),
    linkMails.linkNotPaidMail(brand, link),
    linkMails.linkExpiredMail(brand, { ...link, to: 'photographer' }),
    linkMails.linkRefundedMail(brand, { ...link, refundMinor: 25_000 }),
  ];
}

function payoutMails(brand: LabBrand): MailContent[] {
  const url = `https://${brand}.example/account/sales`;
  const paidTo = 'Account ending in 6789';
  const due = [
    { currency: 'USD', dueMinor: 18_240, isPaid: true },
    { currency: 'EUR', dueMinor: 1_150, isPaid: false },
  ];
  return [
    statementMail(brand, { url, month: 'November 2026', due, isPayable: brand === 'halide' }),
    paidOutMail(brand, { url, amountMinor: 18_240, currency: 'USD', reference: 'PO-2041', paidTo }),
    payoutDetailsChangedMail(brand, { url, paidTo }),
  ];
}
