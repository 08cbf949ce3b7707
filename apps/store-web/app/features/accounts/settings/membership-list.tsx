import { leaveStudio, switchStudio, type Membership } from '@albumen/contract/endpoints/studio';
import { studioRoles } from '@albumen/contract/rights';
import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { href } from '../../../paths.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { useChange } from '../../../shell/use-change.ts';

export function MembershipList({ memberships }: { memberships: readonly Membership[] }) {
  return (
    <ul className="settings__sessions" aria-label="Studios">
      {memberships.map((membership) => (
        <MembershipRow key={membership.id} membership={membership} />
      ))}
    </ul>
  );
}

function MembershipRow({ membership: { id, name, role, isCurrent } }: { membership: Membership }) {
  const { isBusy, change } = useChange();
  const { label, words } = studioRoles[role];
  const toggle = async () => {
    const body = isCurrent ? {} : { studioId: id };
    const done = isCurrent ? 'You are in your own studio.' : `You work for ${name} now.`;
    // Everything that is on the screen may be another studio's now.
    if (await change(() => call(switchStudio, { body }), done)) {
      window.location.assign(href.dashboard());
    }
  };
  return (
    <li className="settings__session">
      <div className="member__who">
        <p>
          {name} {isCurrent && <Chip isAccent>You are here</Chip>}
        </p>
        <p className="narrow-page__note">
          {label}: {words.toLowerCase()}
        </p>
      </div>
      <div className="member__actions">
        <Button isDense isBusy={isBusy} onClick={() => void toggle()}>
          {isCurrent ? 'Back to my own' : 'Work here'}
        </Button>
        <Button
          isDense
          kind="quiet"
          aria-label={`Leave ${name}`}
          onClick={() =>
            void change(() => call(leaveStudio, { params: { id } }), `You have left ${name}.`)
          }
        >
          Leave
        </Button>
      </div>
    </li>
  );
}
