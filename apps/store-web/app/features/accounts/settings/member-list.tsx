import {
  changeMemberRole,
  removeMember,
  withdrawInvitation,
  type StudioMembers,
} from '@albumen/contract/endpoints/studio';
import { studioRoles, type StudioRole } from '@albumen/contract/rights';
import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { call } from '../../../shell/api/browser-api.ts';
import { Moment } from '../../../shell/moment.tsx';
import { RoleField } from '../../../shell/role-field.tsx';
import { useChange } from '../../../shell/use-change.ts';
import { roleOptions } from './role-options.ts';

type Member = StudioMembers['members'][number];
type Invitation = StudioMembers['invitations'][number];

export function MemberList({
  members: { owner, members, invitations },
}: {
  members: StudioMembers;
}) {
  return (
    <ul className="settings__sessions" aria-label="Members">
      <li className="settings__session">
        <div className="member__who">
          <p>
            {owner.name} <Chip>The studio</Chip>
          </p>
          <p className="narrow-page__note">{owner.email}</p>
        </div>
      </li>
      {members.map((member) => (
        <MemberRow key={member.id} member={member} />
      ))}
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}

function MemberRow({ member: { id, name, email, role, joinedAt } }: { member: Member }) {
  const { isBusy, change } = useChange();
  const params = { id };
  const changeRole = (next: string) =>
    change(
      () => call(changeMemberRole, { params, body: { role: next as StudioRole } }), // an option
      `${name} is changed.`,
    );
  return (
    <li className="settings__session">
      <div className="member__who">
        <p>{name}</p>
        <p className="narrow-page__note">
          {email}, since <Moment at={joinedAt} />
        </p>
      </div>
      <Button
        isDense
        isBusy={isBusy}
        aria-label={`Remove ${name}`}
        onClick={() =>
          void change(() => call(removeMember, { params }), `${name} is out of the studio.`)
        }
      >
        Remove
      </Button>
      <div className="member__role">
        <RoleField
          id={`member-${id}`}
          {...{ name, role, isBusy }}
          options={roleOptions}
          onChoose={(next) => void changeRole(next)}
        />
      </div>
    </li>
  );
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) {
  const { isBusy, change } = useChange();
  const withdraw = () => call(withdrawInvitation, { params: { id } });
  return (
    <li className="settings__session">
      <div className="member__who">
        <p>
          {email} <Chip isAccent>Invited</Chip>
        </p>
        <p className="narrow-page__note">
          {studioRoles[role].label}, until <Moment at={expiresAt} />
        </p>
      </div>
      <Button
        isDense
        isBusy={isBusy}
        aria-label={`Take the invitation of ${email} back`}
        onClick={() => void change(withdraw, 'The invitation is taken back.')}
      >
        Take back
      </Button>
    </li>
  );
}
