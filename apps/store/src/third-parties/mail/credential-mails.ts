import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { foreignText } from './foreign-text.ts';
import { layOut, type TimedLink } from './layout.ts';
import type { MailContent } from './mailer.ts';
import { formatDuration, formatMoment } from './plain-text.ts';

interface ChangedPasskey {
  url: string;
  /** As its owner calls it. */
  name: string;
  at: Date;
}

const button = 'See how I sign in';

export function passkeyAddedMail(
  brand: LabBrand,
  { url, name: passkey, at }: ChangedPasskey,
): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'passkeyAdded',
    subject: `A passkey signs you in to ${name}`,
    preview: `${foreignText(passkey)} was added.`,
    heading: 'A passkey was added',
    paragraphs: [
      `On ${formatMoment(at)} the passkey ${foreignText(passkey)} was added. It signs you in without anything else.`,
      'If that was you, there is nothing to do. If not, remove it now and sign your other devices out.',
    ],
    button: { label: button, url },
    footnote: 'You get this mail whenever a passkey is added or removed.',
  });
}

export function passkeyRemovedMail(
  brand: LabBrand,
  { url, name: passkey, at }: ChangedPasskey,
): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'passkeyRemoved',
    subject: `A passkey for ${name} was removed`,
    preview: `${foreignText(passkey)} signs in no more.`,
    heading: 'A passkey was removed',
    paragraphs: [
      `On ${formatMoment(at)} the passkey ${foreignText(passkey)} was removed. It signs nobody in any more; your device may go on showing it until you delete it there, too.`,
      'If that was not you, look at how you sign in, and sign your other devices out.',
    ],
    button: { label: button, url },
    footnote: 'You get this mail whenever a passkey is added or removed.',
  });
}

/** A passkey whose count of signatures stood still or went back. */
export function passkeyOutOfStepMail(
  brand: LabBrand,
  { url, name: passkey, at }: ChangedPasskey,
): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'passkeyOutOfStep',
    subject: `We refused a passkey of yours at ${name}`,
    preview: 'It may have been copied.',
    heading: 'A passkey may have been copied',
    paragraphs: [
      `On ${formatMoment(at)} the passkey ${foreignText(passkey)} was used, and had signed less often than before. That happens when a key was copied, so it opened nothing.`,
      'Sign in another way, remove this passkey and make a new one.',
    ],
    button: { label: button, url },
    footnote: 'Your other ways to sign in are not concerned.',
  });
}

export function mailedProofMail(
  brand: LabBrand,
  { url, code, validForMs }: TimedLink & { code: string },
): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'mailedProof',
    subject: `${code} is your code for ${name}`,
    preview: `It works for ${formatDuration(validForMs)}.`,
    heading: code,
    paragraphs: [
      `Enter this code where you were asked for it. It works once, for ${formatDuration(validForMs)}, and only in the browser that asked.`,
    ],
    button: { label: 'See where I am signed in', url },
    footnote:
      'Nobody of ours ever asks you for it. If you did not ask for a code, somebody else sits at a browser that is signed in as you: sign your devices out.',
  });
}
