import { Button } from '@albumen/ui/buttons/button';
import { Chip } from '@albumen/ui/chip';
import { useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { AppSetUp, type StartedApp } from './app-set-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useProvedChange, type Provable } from './use-proved-change.ts';
import './credentials.css';

/** Sets an authenticator app up, or shows that one is. */
export function AuthenticatorApp(props: Provable) {
  const { calls, credentials } = props;
  const { isBusy, change } = useProvedChange(props);
  const [started, setStarted] = useState<StartedApp>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined)
    return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  if (credentials.app.isOn) return <AppInUse {...props} onCodes={setCodes} />;
  if (started === undefined) {
    return (
      <div>
        <Button isBusy={isBusy} onClick={() => void change(() => call(calls.startApp), setStarted)}>
          Set up an app
        </Button>
      </div>
    );
  }
  const confirmed = (recoveryCodes: readonly string[]) => {
    setStarted(undefined);
    setCodes(recoveryCodes);
  };
  return <AppSetUp {...props} started={started} onConfirmed={confirmed} />;
}

interface AppInUseProps extends Provable {
  onCodes: (codes: readonly string[]) => void;
}

function AppInUse({ onCodes, ...provable }: AppInUseProps) {
  const { calls, credentials } = provable;
  const { isBusy, change } = useProvedChange(provable);
  const { recoveryCodesLeft: left } = credentials.app;
  return (
    <div className="credential-list">
      <div className="credential-list__row">
        <div className="credential-list__name">
          <p>
            In use <Chip isAccent={left < 3}>{leftWords(left)}</Chip>
          </p>
        </div>
        <div className="credential-list__actions">
          <Button
            isDense
            isBusy={isBusy}
            onClick={() =>
              void change(
                () => call(calls.renewRecoveryCodes),
                ({ recoveryCodes }) => onCodes(recoveryCodes),
              )
            }
          >
            New recovery codes
          </Button>
          <Button
            isDense
            isBusy={isBusy}
            onClick={() =>
              void change(() => call(calls.removeApp), 'Signing in asks for no code any more.')
            }
          >
            Remove
          </Button>
        </div>
      </div>
    </div>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'No recovery codes left';
  return left === 1 ? 'One recovery code left' : `${left} recovery codes left`;
}
