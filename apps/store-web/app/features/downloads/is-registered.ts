import { isUserRegistered } from '@albumen/contract/endpoints/accounts';
import { call } from '../../shell/api/browser-api.ts';

/** Downloads need an account; asked anew each time, because signing in may have happened elsewhere. */
export async function isRegistered(): Promise<boolean> {
  const reply = await call(isUserRegistered);
  return reply.ok && reply.value.isRegistered;
}
