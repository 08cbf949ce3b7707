import type { CredentialEndpoints } from '@albumen/contract/endpoints/credentials';
import { Button } from '@albumen/ui/buttons/button';
import { Notice } from '@albumen/ui/feedback/notice';
import { useIsHydrated } from '@albumen/ui/use-is-hydrated';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../shell/api/browser-api.ts';
import { askPasskey, canUsePasskeys, hasPasskeyAutofill } from './passkey-browser.ts';

interface PasskeySignInProps {
  calls: CredentialEndpoints;
  /** Where to go on afterwards. */
  returnTo?: string;
}

/**
 * Signs in with a passkey: by the button, or among what the browser offers in the field for emails. There
 * once the browser has said that it knows passkeys; below everything else, so that nothing moves for it.
 */
export function PasskeySignIn({ calls, returnTo = '' }: PasskeySignInProps) {
  const isHydrated = useIsHydrated();
  const { signIn, isBusy, message } = usePasskeySignIn(calls, returnTo);
  if (!isHydrated || !canUsePasskeys()) return null;
  return (
    <>
      {message !== undefined && <Notice kind="danger" title={message} />}
      <Button isWide isBusy={isBusy} onClick={() => void signIn()}>
        Sign in with a passkey
      </Button>
    </>
  );
}

function usePasskeySignIn(calls: CredentialEndpoints, returnTo: string) {
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  const attempt = useCallback(
    async (isByAutofill: boolean) => {
      const asked = await call(calls.startPasskeySignIn);
      if (!asked.ok) return asked.problem.title;
      const assertion = await askPasskey(asked.value, isByAutofill);
      if (assertion === undefined) return undefined;
      const url = returnTo === '' ? {} : { url: returnTo };
      const reply = await call(calls.signInByPasskey, { body: { assertion, ...url } });
      if (!reply.ok) return reply.problem.title;
      window.location.assign(reply.value.next);
      return undefined;
    },
    [calls, returnTo],
  );

  useEffect(() => {
    let isShown = true;
    void hasPasskeyAutofill().then(async (hasAutofill) => {
      if (!hasAutofill || !isShown) return;
      const refusal = await attempt(true);
      if (isShown) setMessage(refusal);
    });
    return () => {
      isShown = false;
    };
  }, [attempt]);

  async function signIn() {
    setIsBusy(true);
    setMessage(undefined);
    setMessage(await attempt(false));
    setIsBusy(false);
  }

  return { signIn, isBusy, message };
}
