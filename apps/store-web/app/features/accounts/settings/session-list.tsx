import { revokeSession, type SessionRow } from '@albumen/contract/endpoints/accounts';
import { Button } from '@albumen/ui/buttons/button';
import { useState } from 'react';
import { useRefresh } from '../../../shell/navigation/use-refresh.ts';
import { call } from '../../../shell/api/browser-api.ts';
import { Moment } from '../../../shell/moment.tsx';
import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { deviceName } from '../../../shell/device-name.ts';
import { SettingsSection } from './settings-section.tsx';

export function SessionList({ sessions }: { sessions: readonly SessionRow[] }) {
  return (
    <SettingsSection title="Devices" text="Where you are signed in. What you don't know, sign out.">
      <ul className="settings__sessions">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
    </SettingsSection>
  );
}

function Session({ session }: { session: SessionRow }) {
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const revoke = async () => {
    setIsBusy(true);
    const reply = await call(revokeSession, { params: { sessionId: session.id } });
    setIsBusy(false);
    if (reply.ok) await refresh();
    else await openOverlay('error', { message: reply.problem.title });
  };
  return (
    <li className="settings__session">
      <div>
        <p>{deviceName(session.device)}</p>
        <p className="narrow-page__note">
          {session.isCurrent ? (
            'This device'
          ) : (
            <>
              Last seen <Moment at={session.lastSeenAt} />
            </>
          )}
          {session.ip !== '' && ` · ${session.ip}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button isDense isBusy={isBusy} onClick={() => void revoke()}>
          Sign out
        </Button>
      )}
    </li>
  );
}
