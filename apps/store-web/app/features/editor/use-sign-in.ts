import { useState } from 'react';
import { href, type VerifyMode } from '../../paths.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';
import { useEditor } from './state/editor-context.tsx';

/**
 * Leads to signing in and back. The design is kept first: the address then names it, and whoever signs
 * in finds it as it was left, with an account now.
 */
export function useSignIn() {
  const { saving } = useEditor();
  const [isBusy, setIsBusy] = useState(false);
  async function signIn(mode: Extract<VerifyMode, 'login'> | 'create'): Promise<void> {
    setIsBusy(true);
    const kept = await saving.flush();
    setIsBusy(false);
    if (kept === undefined) {
      return openOverlay('error', {
        title: 'Your design has to be saved first',
        message: 'There is no connection just now. Your changes are kept on this device.',
        onRetry: () => void signIn(mode),
      });
    }
    const here = `${window.location.pathname}${window.location.search}`;
    window.location.assign(
      mode === 'create' ? href.createAccount(here) : href.accountVerify(mode, here),
    );
  }
  return { signIn, isBusy };
}
