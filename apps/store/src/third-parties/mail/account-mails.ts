import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { isGuestPath } from '@albumen/contract/guest-paths';
import { formatPrice } from '@albumen/domain/money/format-price';
import { layOut, type TimedLink } from './layout.ts';
import type { MailContent } from './mailer.ts';
import { formatDate, formatDuration } from './plain-text.ts';

interface Verification extends TimedLink {
  /** Where its reader goes on afterwards: guests are told what an account is to them. */
  redirectPath: string;
}

export function verifyAccountMail(
  brand: LabBrand,
  { url, validForMs, redirectPath }: Verification,
): MailContent {
  const { name } = labBrandFacts[brand];
  const isGuest = isGuestPath(redirectPath);
  const once = `The link works once, for ${formatDuration(validForMs)}.`;
  return layOut(brand, {
    kind: 'verifyAccount',
    subject: `Verify your email for ${name}`,
    preview: isGuest
      ? 'One step, and this address is yours here.'
      : 'One step, and you can share your galleries.',
    heading: 'Verify your email',
    paragraphs: [
      `You created a ${name} account with this address. ${isGuest ? 'Verify it, and what you ordered with it is there, too.' : 'Verify it to share your galleries.'}`,
      isGuest ? once : `${once} You can upload in the meantime.`,
    ],
    button: { label: 'Verify email', url },
    footnote: "If you didn't create this account, ignore this mail and nothing happens.",
  });
}

interface Welcome {
  origin: string;
  /** Where the verification led: a guest's page, or none. */
  redirectPath: string;
}

export function welcomeMail(brand: LabBrand, { origin, redirectPath }: Welcome): MailContent {
  const { name } = labBrandFacts[brand];
  const isGuest = isGuestPath(redirectPath);
  return layOut(brand, {
    kind: 'welcome',
    subject: `Welcome to ${name}`,
    preview: 'Your email is verified.',
    heading: `Welcome to ${name}`,
    paragraphs: [
      'Your email is verified and your account is ready.',
      isGuest
        ? 'It keeps your favorites and orders in one place.'
        : 'A gallery holds a whole wedding: up to 3,200 photos, shared with one link.',
    ],
    button: isGuest
      ? { label: 'Go on where you were', url: origin + redirectPath }
      : { label: 'Create a gallery', url: `${origin}/gallery/create` },
    footnote: 'You get this mail because you verified your account.',
  });
}

export interface MailedDeletion {
  url: string;
  deletedAt: Date;
  /** What is still to be paid out, in each of its currencies. */
  owed: readonly { amountMinor: number; currency: string }[];
}

function owedText(owed: MailedDeletion['owed']): string {
  const money = owed.map(({ amountMinor, currency }) => formatPrice(amountMinor, currency));
  return `We still owe you ${money.join(' and ')}. It is paid to the bank account of your payout details; until then we keep those and your account, closed. Without payout details, keep your account and enter them first.`;
}

export function accountDeletionScheduledMail(
  brand: LabBrand,
  { url, deletedAt, owed }: MailedDeletion,
): MailContent {
  const { name } = labBrandFacts[brand];
  const day = formatDate(deletedAt);
  return layOut(brand, {
    kind: 'accountDeletionScheduled',
    subject: `Your ${name} account will be deleted on ${day}`,
    preview: `Everything is kept until ${day}. You can still undo this.`,
    heading: 'Your account is closed',
    paragraphs: [
      `What you shared is no longer shared. On ${day} your account and what is in it are deleted for good.`,
      'Until then everything is kept, and you can have it back as it was.',
      ...(owed.length === 0 ? [] : [owedText(owed)]),
    ],
    button: { label: 'Keep my account', url },
    footnote: "If you didn't ask for this, keep your account and change your password.",
  });
}

export function dataExportReadyMail(brand: LabBrand, { url, validForMs }: TimedLink): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'dataExportReady',
    subject: `Your ${name} data is ready`,
    preview: 'A copy of everything your account holds.',
    heading: 'Your data is ready',
    paragraphs: [
      'The copy of your account that you asked for can be downloaded now.',
      `It stays there for ${formatDuration(validForMs)}. You need to be signed in.`,
    ],
    button: { label: 'Download data', url },
    footnote: "If you didn't ask for this, change your password.",
  });
}
