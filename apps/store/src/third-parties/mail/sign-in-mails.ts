import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { foreignText } from './foreign-text.ts';
import { layOut, type TimedLink } from './layout.ts';
import type { MailContent } from './mailer.ts';
import { formatDuration, formatMoment } from './plain-text.ts';

/** Goes to an address without an account: following it proves the mailbox. */
export function createAccountMail(brand: LabBrand, { url, validForMs }: TimedLink): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'createAccount',
    subject: `Create your ${name} account`,
    preview: 'Two minutes, and your account is ready.',
    heading: 'Create your account',
    paragraphs: [
      `Go on here, and your email is verified already. The link works once, for ${formatDuration(validForMs)}.`,
    ],
    button: { label: 'Create account', url },
    footnote: "If you didn't ask for this, ignore this mail and nothing happens.",
  });
}

export function signInLinkMail(brand: LabBrand, { url, validForMs }: TimedLink): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'signInLink',
    subject: `Sign in to ${name}`,
    preview: `A link that signs you in, for ${formatDuration(validForMs)}.`,
    heading: `Sign in to ${name}`,
    paragraphs: [
      `This link signs you in without a password. It works once, for ${formatDuration(validForMs)}.`,
    ],
    button: { label: 'Sign in', url },
    footnote: "If you didn't ask for this link, ignore this mail. Your account is safe.",
  });
}

export function resetPasswordMail(brand: LabBrand, { url, validForMs }: TimedLink): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'resetPassword',
    subject: `Reset your ${name} password`,
    preview: 'Choose a new password.',
    heading: 'Choose a new password',
    paragraphs: [
      `You asked to reset your ${name} password. The link works once, for ${formatDuration(validForMs)}.`,
      'Your old password works until you set a new one.',
    ],
    button: { label: 'Set new password', url },
    footnote: "If you didn't ask for this, ignore this mail. Your password stays as it is.",
  });
}

/** Follows the first proof of a mailbox in another browser than the one that registered. */
export function passwordRemovedMail(brand: LabBrand, { url, validForMs }: TimedLink): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'passwordRemoved',
    subject: `Choose a password for ${name}`,
    preview: 'The one your account was created with works no more.',
    heading: 'Choose a password',
    paragraphs: [
      `Your ${name} account was created in another browser than the one you just used. In case that was somebody else, we signed all other devices out and removed password, passkeys and authenticator app.`,
      `Choose a new one here. The link works once, for ${formatDuration(validForMs)}; a link by mail signs you in at any time.`,
    ],
    button: { label: 'Set new password', url },
    footnote: 'You get this mail once, because this address was proved to be yours.',
  });
}

export function passwordChangedMail(
  brand: LabBrand,
  { url, changedAt }: { url: string; changedAt: Date },
): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'passwordChanged',
    subject: `Your ${name} password was changed`,
    preview: 'All other devices were signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      `It was changed on ${formatMoment(changedAt)}. All other devices were signed out.`,
      'If that was you, there is nothing to do. If not, reset your password now.',
    ],
    button: { label: 'Reset password', url },
    footnote: 'You get this mail at every change of your password.',
  });
}

/** Goes to the new address, and only its owner can follow it. */
export function confirmNewEmailMail(brand: LabBrand, { url, validForMs }: TimedLink): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'confirmNewEmail',
    subject: `Confirm your new email for ${name}`,
    preview: 'Until then the old address stays in use.',
    heading: 'Confirm your new email',
    paragraphs: [
      `Confirm that this address should be the email of your ${name} account.`,
      `The link works once, for ${formatDuration(validForMs)}, where you are signed in. Until then the old address stays in use.`,
    ],
    button: { label: 'Confirm email', url },
    footnote: "If you don't have an account here, ignore this mail and nothing happens.",
  });
}

/** Goes to the old address, so that its owner learns of a change made by somebody else. */
export function emailChangedMail(
  brand: LabBrand,
  { url, changedAt }: { url: string; changedAt: Date },
): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'emailChanged',
    subject: `The email of your ${name} account was changed`,
    preview: 'This address no longer signs in.',
    heading: 'Your email was changed',
    paragraphs: [
      `On ${formatMoment(changedAt)} your account moved to another address. This one no longer signs in.`,
      'If that was you, there is nothing to do. If not, write to us at once.',
    ],
    button: { label: 'Get help', url },
    footnote: 'You get this mail because the account belonged to this address.',
  });
}

export function newSignInMail(
  brand: LabBrand,
  { url, device, signedInAt }: { url: string; device: string; signedInAt: Date },
): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'newSignIn',
    subject: `New sign-in to ${name}`,
    preview: 'From a device we have not seen before.',
    heading: 'New sign-in',
    paragraphs: [
      `Your account was used on ${formatMoment(signedInAt)}, with ${foreignText(device)}.`,
      'If that was you, there is nothing to do. If not, sign that device out and change your password.',
    ],
    button: { label: 'See where I am signed in', url },
    footnote: 'You get this mail when your account is used on a new device.',
  });
}
