import { isUserRegistered } from '@albumen/contract/endpoints/accounts';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

/**
 * Downloads need an account; asked anew each time, because signing in may have happened elsewhere.
 * Undefined when nobody answers: that is said, and `again` is what its button does.
 */
export async function isRegistered(again: () => void): Promise<boolean | undefined> {
  const reply = await call(isUserRegistered);
  if (reply.ok) return reply.value.isRegistered;
  await openOverlay('error', {
    title: 'The download did not start',
    message: reply.problem.title,
    onRetry: again,
  });
  return undefined;
}
