import { openOperatorSession } from '@albumen/contract/endpoints/operators';
import type { PageClient } from './page-client.ts';

/** Makes this browser the first operator's, by the token that is printed at the first start. */
export async function operate(client: PageClient, token: string): Promise<void> {
  const body = { token, email: 'olive@albumen.test', name: 'Olive Okafor' };
  await client.call(openOperatorSession, { body });
}
