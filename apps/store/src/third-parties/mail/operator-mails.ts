import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { operatorRoles, type OperatorRole } from '@albumen/contract/rights';
import { foreignText } from './foreign-text.ts';
import { layOut, type TimedLink } from './layout.ts';
import type { MailContent } from './mailer.ts';
import { formatDuration, formatMoment } from './plain-text.ts';

interface Invitation extends TimedLink {
  role: OperatorRole;
  invitedBy: string;
}

export function operatorInvitationMail(
  brand: LabBrand,
  { url, validForMs, role, invitedBy }: Invitation,
): MailContent {
  const { name } = labBrandFacts[brand];
  const { label, words } = operatorRoles[role];
  return layOut(brand, {
    kind: 'operatorInvitation',
    subject: `You operate ${name} from now on`,
    preview: `${foreignText(invitedBy)} made you an operator.`,
    heading: 'You are an operator',
    paragraphs: [
      `${foreignText(invitedBy)} made you an operator of ${name}, as ${label}. ${words}.`,
      `This link signs you in. It works once, for ${formatDuration(validForMs)}; later ones are mailed to you at the operator's page.`,
    ],
    button: { label: 'Sign in', url },
    footnote: "If you don't know what this is about, ignore this mail and nothing happens.",
  });
}

export function operatorSignInMail(brand: LabBrand, { url, validForMs }: TimedLink): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'operatorSignIn',
    subject: `Sign in to operate ${name}`,
    preview: `A link that signs you in, for ${formatDuration(validForMs)}.`,
    heading: 'Sign in as an operator',
    paragraphs: [
      `This link signs you in as an operator of ${name}. It works once, for ${formatDuration(validForMs)}.`,
    ],
    button: { label: 'Sign in', url },
    footnote: "If you didn't ask for this link, ignore this mail and tell an administrator.",
  });
}

interface Recovery {
  url: string;
  name: string;
  ip: string;
  at: Date;
}

/** Goes to every administrator when the operator token let one of them in. */
export function operatorRecoveredMail(
  brand: LabBrand,
  { url, name: who, ip, at }: Recovery,
): MailContent {
  const { name } = labBrandFacts[brand];
  return layOut(brand, {
    kind: 'operatorRecovered',
    subject: `Somebody used the operator token of ${name}`,
    preview: `It signed ${foreignText(who)} in.`,
    heading: 'The operator token was used',
    paragraphs: [
      `On ${formatMoment(at)} the operator token signed ${foreignText(who)} in, from ${foreignText(ip)}.`,
      'If that was none of you, set another OPERATOR_TOKEN and start the store again: it ends every operator session.',
    ],
    button: { label: 'See the operators', url },
    footnote: 'Every administrator gets this mail each time the token is used.',
  });
}
