import type { LabBrand } from '@albumen/contract/brands';

export const mailKinds = [
  'createAccount',
  'verifyAccount',
  'signInLink',
  'welcome',
  'resetPassword',
  'passwordChanged',
  'passwordRemoved',
  'confirmNewEmail',
  'emailChanged',
  'newSignIn',
  'accountDeletionScheduled',
  'dataExportReady',
  'galleryShared',
  'guestFavorites',
  'facesHidden',
  'orderReceipt',
  'orderShipped',
  'orderCanceled',
  'orderNotPaid',
  'lateCharge',
  'orderAwaiting',
  'orderExpired',
  'bankPaymentUnused',
  'orderDelayed',
  'orderPartDropped',
  'orderRefund',
  'orderChanged',
  'galleryOrder',
  'orderReply',
  'paymentLink',
  'linkReceipt',
  'linkPaid',
  'linkAwaiting',
  'linkNotPaid',
  'linkExpired',
  'linkRefunded',
  'statement',
  'paidOut',
  'payoutDetailsChanged',
  'operatorInvitation',
  'operatorSignIn',
  'operatorRecovered',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyOutOfStep',
  'mailedProof',
  'memberInvitation',
  'appAdded',
  'appRemoved',
  'appReset',
  'recoveryCodeUsed',
] as const;

export type MailKind = (typeof mailKinds)[number];

/** What a template makes: everything but who writes to whom. */
export interface MailContent {
  brand: LabBrand;
  kind: MailKind;
  subject: string;
  html: string;
  text: string;
}

export interface MailSender {
  name: string;
  address: string;
}

export interface OutgoingMail extends MailContent {
  to: string;
  from: MailSender;
  /** Where answers go, when not to the sender. */
  replyTo?: string | undefined;
}

export interface Mailer {
  /**
   * Hands the mail over; a rejected promise means that it was not, so a job may try again.
   * @throws RangeError when an address is not of the strict grammar.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
