import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { layOut } from './layout.ts';
import type { MailContent } from './mailer.ts';
import { formatMoment } from './plain-text.ts';

interface ChangedApp {
  url: string;
  at: Date;
}

const button = 'See how I sign in';

export function appAddedMail(brand: LabBrand, { url, at }: ChangedApp): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'appAdded',
    subject: `Signing in to ${name} asks for a code from now on`,
    preview: 'An authenticator app was set up.',
    heading: 'An authenticator app was set up',
    paragraphs: [
      `Since ${formatMoment(at)} a password or a mailed link is followed by the question for a code of that app. Keep the recovery codes where you find them without your phone.`,
      'If that was not you, remove the app now and sign your other devices out.',
    ],
    button: { label: button, url },
    footnote: 'You get this mail whenever an authenticator app is set up or removed.',
  });
}

export function appRemovedMail(brand: LabBrand, { url, at }: ChangedApp): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'appRemoved',
    subject: `Signing in to ${name} asks for no code any more`,
    preview: 'The authenticator app was removed.',
    heading: 'The authenticator app was removed',
    paragraphs: [
      `Since ${formatMoment(at)} a password or a mailed link is enough to sign in. The recovery codes are worth nothing now.`,
      'If that was not you, set the app up again, change your password and sign your other devices out.',
    ],
    button: { label: button, url },
    footnote: 'You get this mail whenever an authenticator app is set up or removed.',
  });
}

/** Somebody at the store did it, at the owner's asking or at a stranger's. */
export function appResetMail(brand: LabBrand, { url, at }: ChangedApp): MailContent {
  const { name, supportEmail } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'appReset',
    subject: `Your authenticator app at ${name} was taken away`,
    preview: 'We removed it because somebody told us that it is lost.',
    heading: 'Your authenticator app was taken away',
    paragraphs: [
      `On ${formatMoment(at)} we removed the app and its recovery codes from your account, because somebody told us that both are lost. A password or a mailed link is enough to sign in now. Set an app up again as soon as you can.`,
      `If you did not ask for that, somebody may be trying to get in: change your password, sign your other devices out and write to ${supportEmail}.`,
    ],
    button: { label: button, url },
    footnote: 'You get this mail whenever we take an authenticator app away.',
  });
}

export function recoveryCodeUsedMail(
  brand: LabBrand,
  { url, at, left }: ChangedApp & { left: number },
): MailContent {
  const { name } = labBrandFacts[brand];
  const rest = left === 1 ? 'One is left.' : `${left === 0 ? 'None' : left} are left.`;
  return layOut(brand, {
    kind: 'recoveryCodeUsed',
    subject: `A recovery code signed you in to ${name}`,
    preview: rest,
    heading: 'A recovery code was used',
    paragraphs: [
      `On ${formatMoment(at)} one of your recovery codes took the place of a code of the app. ${rest}`,
      'If that was you, there is nothing to do but to make new ones in time. If not, change your password and make new recovery codes now.',
    ],
    button: { label: button, url },
    footnote: 'You get this mail whenever a recovery code is used.',
  });
}
