import type { FieldErrors } from '@albumen/contract/form';
import { useState } from 'react';
import { useRefresh } from './navigation/use-refresh.ts';
import type { Reply } from './api/api.ts';
import { openOverlay } from './overlays/overlay-store.ts';
import { showToast } from './toasts/toast-store.ts';

/**
 * A change that is made in place: refused values are shown at their fields, any other refusal in a dialog, and
 * `onChange` runs (by default the page loads again) when it is done or when somebody else was quicker.
 */
export function useChange(onChange?: () => void) {
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const show = onChange ?? (() => void refresh());

  async function change<Value>(
    send: () => Promise<Reply<Value>>,
    done: string | ((value: Value) => string),
  ): Promise<boolean> {
    setIsBusy(true);
    const reply = await send();
    setIsBusy(false);
    if (reply.ok) {
      setErrors({});
      showToast(typeof done === 'string' ? done : done(reply.value));
      show();
      return true;
    }
    const { fields, title, code } = reply.problem;
    setErrors(fields ?? {});
    if (fields === undefined) void openOverlay('error', { message: title });
    if (code === 'staleVersion') show();
    return false;
  }

  return { isBusy, errors, change };
}
