import { isUserRegistered } from '@albumen/contract/endpoints/accounts';
import { getGuest } from '@albumen/contract/endpoints/guests';
import { call } from '../../shell/api/browser-api.ts';
import { openOverlay } from '../../shell/overlays/overlay-store.ts';

/**
 * A gallery's downloads need an email, an owner's page an account; asked anew each time, because either
 * may have been given elsewhere. Undefined when nobody answers: that is said, and `again` is what its
 * button does.
 */
export async function isKnown(shareId: string, again: () => void): Promise<boolean | undefined> {
  const reply =
    shareId === '' ? await call(isUserRegistered) : await call(getGuest, { params: { shareId } });
  if (reply.ok) {
    return 'isRegistered' in reply.value ? reply.value.isRegistered : reply.value.email !== null;
  }
  await openOverlay('error', {
    title: 'The download did not start',
    message: reply.problem.title,
    onRetry: again,
  });
  return undefined;
}
