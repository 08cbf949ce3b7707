import type { CredentialEndpoints, Credentials } from '@albumen/contract/endpoints/credentials';
import { useState } from 'react';
import { useRefresh } from '../../shell/navigation/use-refresh.ts';
import type { Reply } from '../../shell/api/api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { showToast } from '../../shell/toasts/toast-store.ts';

export interface Provable {
  calls: CredentialEndpoints;
  credentials: Credentials;
}

/**
 * A change that only its owner may make: where signing in was long ago, a dialog asks for a proof, and the
 * change is made after it. A change that answers nothing was given up by the person.
 */
export function useProvedChange({ calls, credentials }: Provable) {
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);

  async function change<Value>(
    send: () => Promise<Reply<Value> | undefined>,
    done: string | ((value: Value) => void),
  ): Promise<void> {
    setIsBusy(true);
    const reply = await send();
    setIsBusy(false);
    if (reply === undefined) return;
    if (reply.ok) {
      if (typeof done === 'string') showToast(done);
      else done(reply.value);
      await refresh();
      return;
    }
    const { code, title, fields } = reply.problem;
    if (code === 'reauthenticate') {
      const onProved = () => void change(send, done);
      return openOverlay('proveIdentity', { calls, credentials, onProved });
    }
    await openOverlay('error', { message: Object.values(fields ?? {})[0]?.[0] ?? title });
  }

  return { isBusy, change };
}
