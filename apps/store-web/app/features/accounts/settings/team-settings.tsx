import type { Membership, StudioMembers } from '@albumen/contract/endpoints/studio';
import { InviteMember } from './invite-member.tsx';
import { MemberList } from './member-list.tsx';
import { MembershipList } from './membership-list.tsx';
import { SettingsSection } from './settings-section.tsx';

export interface Team {
  /** Undefined for members who may not manage the others. */
  members: StudioMembers | undefined;
  memberships: readonly Membership[];
}

/** Who works in this studio, and in which other ones its owner does. */
export function TeamSettings({ members, memberships }: Team) {
  return (
    <>
      {memberships.length > 0 && (
        <SettingsSection
          title="Studios you work for"
          text="Galleries, payment links and sales are those of the studio that you are in. Everything else stays your own."
        >
          <MembershipList memberships={memberships} />
        </SettingsSection>
      )}
      {members ? (
        <SettingsSection
          title="Team"
          text="Invite people to work in this studio. They sign in with accounts of their own, and do what their role allows."
        >
          <MemberList members={members} />
          <InviteMember />
        </SettingsSection>
      ) : (
        <section className="settings-section">
          <p className="text-muted">
            Owners of this studio see who works here. Go back to your own to invite somebody
            yourself.
          </p>
        </section>
      )}
    </>
  );
}
