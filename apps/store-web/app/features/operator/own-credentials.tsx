import { operatorCredentials, type Credentials } from '@albumen/contract/endpoints/credentials';
import type { OperatorViewer } from '@albumen/contract/endpoints/operators';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { AuthenticatorApp } from '../credentials/authenticator-app.tsx';
import { proveByPasskey } from '../credentials/passkey-browser.ts';
import { PasskeyList } from '../credentials/passkey-list.tsx';
import { useProvedChange } from '../credentials/use-proved-change.ts';

interface OwnCredentialsProps {
  viewer: OperatorViewer;
  credentials: Credentials;
}

/** How this operator signs in. */
export function OwnCredentials({ viewer, credentials }: OwnCredentialsProps) {
  const provable = { calls: operatorCredentials, credentials };
  return (
    <div className="operator__credentials">
      {viewer.needsSecondFactor && <SecondFactorNotice {...provable} />}
      <h2 className="title-sm">Passkeys</h2>
      <PasskeyList {...provable} />
      <h2 className="title-sm operator__heading">Authenticator app</h2>
      <AuthenticatorApp {...provable} />
    </div>
  );
}

function SecondFactorNotice(provable: Parameters<typeof useProvedChange>[0]) {
  const { isBusy, change } = useProvedChange(provable);
  const hasPasskey = provable.credentials.passkeys.length > 0;
  return (
    <Notice title="This store asks its operators for more than a mailbox">
      <p>
        {hasPasskey
          ? 'Use your passkey, and the desk opens.'
          : 'Add a passkey or set an authenticator app up, and the desk opens.'}
      </p>
      {hasPasskey && (
        <Button
          isDense
          isBusy={isBusy}
          onClick={() => void change(() => proveByPasskey(provable.calls), 'The desk is open.')}
        >
          Use a passkey
        </Button>
      )}
    </Notice>
  );
}
