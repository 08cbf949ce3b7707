import { labBrandFacts, type LabBrand } from '@albumen/contract/brands';
import { studioRoles, type StudioRole } from '@albumen/contract/rights';
import { foreignText } from './foreign-text.ts';
import { layOut, type TimedLink } from './layout.ts';
import type { MailContent } from './mailer.ts';
import { formatDuration } from './plain-text.ts';

interface Invitation extends TimedLink {
  studio: string;
  invitedBy: string;
  role: StudioRole;
}

export function memberInvitationMail(
  brand: LabBrand,
  { url, validForMs, studio, invitedBy, role }: Invitation,
): MailContent {
  const { name } = labBrandFacts[brand];
  const { label, words } = studioRoles[role];
  return layOut(brand, {
    kind: 'memberInvitation',
    subject: `${foreignText(invitedBy)} invites you to ${foreignText(studio)}`,
    preview: `Work in this studio at ${name}.`,
    heading: `Work in ${foreignText(studio)}`,
    paragraphs: [
      `${foreignText(invitedBy)} invites you to the studio ${foreignText(studio)} at ${name}, as ${label}. ${words}.`,
      `Sign in with this address, or create an account with it, and join. The link works once, for ${formatDuration(validForMs)}.`,
    ],
    button: { label: 'Join the studio', url },
    footnote: "If you don't know this studio, ignore this mail and nothing happens.",
  });
}
