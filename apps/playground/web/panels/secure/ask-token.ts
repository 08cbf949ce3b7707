import { api } from '../../shell/api.ts';

/** 3-D Secure needs what a shop's server asked for. */
export async function askToken(): Promise<string> {
  const { clientToken } = await api<{ clientToken: string }>('/client-token', 'POST', {});
  return clientToken;
}
