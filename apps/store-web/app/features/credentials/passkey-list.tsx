import type { Passkey } from '@albumen/contract/endpoints/credentials';
import { passkeyForm } from '@albumen/contract/forms/credential-forms';
import { validateForm } from '@albumen/contract/form';
import { Button } from '@albumen/ui/buttons/button';
import { TextField } from '@albumen/ui/forms/text-field';
import { useState } from 'react';
import { CallForm } from '../../shell/forms/call-form.tsx';
import { call } from '../../shell/api/browser-api.ts';
import { deviceName } from '../../shell/device-name.ts';
import { Moment } from '../../shell/moment.tsx';
import { useIsHydrated } from '@albumen/ui/use-is-hydrated';
import { addPasskey, canUsePasskeys } from './passkey-browser.ts';
import { useProvedChange, type Provable } from './use-proved-change.ts';
import './credentials.css';

/** The passkeys of whoever is signed in. */
export function PasskeyList(props: Provable) {
  const { calls, credentials } = props;
  const { isBusy, change } = useProvedChange(props);
  const isHydrated = useIsHydrated();
  const { passkeys, canAddPasskeys } = credentials;
  const canAdd = canAddPasskeys && (!isHydrated || canUsePasskeys());
  const add = () =>
    change(() => addPasskey(calls, deviceName(navigator.userAgent)), 'Your passkey is added.');
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="credential-list" aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...props} passkey={passkey} />
          ))}
        </ul>
      )}
      {canAdd ? (
        <div>
          <Button isBusy={isBusy} onClick={() => void add()}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">
          {canAddPasskeys
            ? 'This browser makes no passkeys. Add one in another that does.'
            : 'Passkeys need an address with a name; at bare numbers like these, browsers make none.'}
        </p>
      )}
    </>
  );
}

function PasskeyRow({ passkey, ...provable }: Provable & { passkey: Passkey }) {
  const { id, name, host, createdAt, lastUsedAt } = passkey;
  const { calls } = provable;
  const { isBusy, change } = useProvedChange(provable);
  const [isRenamed, setIsRenamed] = useState(false);
  const params = { id };
  const rename = async (typed: string) => {
    const send = () => call(calls.renamePasskey, { params, body: { name: typed } });
    await change(send, 'The name is saved.');
    setIsRenamed(false);
  };
  return (
    <li className="credential-list__row">
      <div className="credential-list__name">
        <p>{name}</p>
        <p className="text-sm text-muted">
          {lastUsedAt === null ? (
            <>
              Added <Moment at={createdAt} />, not used yet
            </>
          ) : (
            <>
              Last used <Moment at={lastUsedAt} />
            </>
          )}
          {' · '}
          {host}
        </p>
      </div>
      <div className="credential-list__actions">
        <Button isDense kind="quiet" aria-expanded={isRenamed} onClick={() => setIsRenamed(true)}>
          Rename
        </Button>
        <Button
          isDense
          isBusy={isBusy}
          aria-label={`Remove ${name}`}
          onClick={() =>
            void change(() => call(calls.removePasskey, { params }), `${name} is removed.`)
          }
        >
          Remove
        </Button>
      </div>
      {isRenamed && <Rename name={name} isBusy={isBusy} onRename={rename} />}
    </li>
  );
}

interface RenameProps {
  name: string;
  isBusy: boolean;
  onRename: (name: string) => Promise<void>;
}

function Rename({ name, isBusy, onRename }: RenameProps) {
  const [typed, setTyped] = useState(name);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const send = () => {
    const found = validateForm(passkeyForm, { name: typed });
    setErrors(found);
    if (Object.keys(found).length === 0) void onRename(typed.trim());
  };
  return (
    <CallForm errors={errors} className="credential-list__rename" onSubmit={send}>
      <TextField
        name="name"
        label="Name"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
      />

      <Button type="submit" isBusy={isBusy}>
        Save name
      </Button>
    </CallForm>
  );
}
