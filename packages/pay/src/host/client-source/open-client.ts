import type { Client, ClientCreateOptions } from '../../types/client.ts';
import { openClient } from '../client/client.ts';

/** Opens a client, in a module: its code is there already. */
export function openClientFor(_component: string, options: ClientCreateOptions): Promise<Client> {
  return openClient(options);
}
