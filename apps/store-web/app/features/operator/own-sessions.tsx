import type { Credentials } from '@albumen/contract/endpoints/credentials';
import {
  closeOperatorSession,
  endOperatorSession,
  type OperatorSession,
  type OperatorViewer,
} from '@albumen/contract/endpoints/operators';
import { operatorRoles } from '@albumen/contract/rights';
import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { call } from '../../shell/api/browser-api.ts';
import { Moment } from '../../shell/moment.tsx';
import { deviceName } from '../../shell/device-name.ts';
import { OwnCredentials } from './own-credentials.tsx';
import { useChange } from '../../shell/use-change.ts';

interface OwnSessionsProps {
  viewer: OperatorViewer;
  sessions: readonly OperatorSession[];
  credentials: Credentials | undefined;
}

/** Where this operator is signed in, and the way out. */
export function OwnSessions({ viewer, sessions, credentials }: OwnSessionsProps) {
  const { isBusy, change } = useChange();
  return (
    <>
      <p className="operator__export">
        {viewer.name}, {viewer.email}. {operatorRoles[viewer.role].label}:{' '}
        {operatorRoles[viewer.role].words.toLowerCase()}.
      </p>
      {credentials && <OwnCredentials viewer={viewer} credentials={credentials} />}
      <h2 className="title-sm operator__heading">Where you are signed in</h2>
      <ul className="operator__list" aria-label="Your sessions">
        {sessions.map(({ id, device, ip, createdAt, isCurrent }) => (
          <li key={id} className="operator__row">
            <div>
              <p>
                {deviceName(device)} {isCurrent && <Chip>This browser</Chip>}
              </p>
              <p className="text-sm text-muted">
                {ip}, since <Moment at={createdAt} />
              </p>
            </div>
            {!isCurrent && (
              <Button
                isDense
                isBusy={isBusy}
                onClick={() =>
                  void change(
                    () => call(endOperatorSession, { params: { id } }),
                    'That session has ended.',
                  )
                }
              >
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

export function SignOutButton() {
  const { isBusy, change } = useChange();
  return (
    <Button
      isDense
      kind="quiet"
      isBusy={isBusy}
      onClick={() => void change(() => call(closeOperatorSession), 'You are signed out.')}
    >
      Sign out
    </Button>
  );
}
