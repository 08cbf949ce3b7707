import type { LabBrand } from '@albumen/contract/brands';
import { appAddedMail, appRemovedMail, appResetMail, recoveryCodeUsedMail } from './app-mails.ts';
import {
  mailedProofMail,
  passkeyAddedMail,
  passkeyOutOfStepMail,
  passkeyRemovedMail,
} from './credential-mails.ts';
import type { MailContent } from './mailer.ts';
import { memberInvitationMail } from './member-mails.ts';

/** Mails about passkeys, codes and members. */
export function credentialMails(brand: LabBrand, at: Date, token: string): MailContent[] {
  const url = `https://${brand}.example/account#security`;
  const passkey = { url, name: 'Laptop in the studio', at };
  return [
    passkeyAddedMail(brand, passkey),
    passkeyRemovedMail(brand, passkey),
    passkeyOutOfStepMail(brand, passkey),
    mailedProofMail(brand, { url, code: '402917', validForMs: 600_000 }),
    appAddedMail(brand, { url, at }),
    appRemovedMail(brand, { url, at }),
    appResetMail(brand, { url, at }),
    recoveryCodeUsedMail(brand, { url, at, left: 9 }),
    memberInvitationMail(brand, {
      url: `https://${brand}.example/account/invitation?token=${token}`,
      validForMs: 7 * 24 * 60 * 60_000,
      studio: 'North Light Studio',
      invitedBy: 'Ada Lindqvist',
      role: 'editor',
    }),
  ];
}
