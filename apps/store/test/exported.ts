import { exportAccount } from '@albumen/contract/endpoints/accounts';
import { z } from 'zod';
import type { TestClient } from './test-client.ts';

/** What an account's owner gets who asks for everything that we hold about it. */
export async function exported(client: TestClient): Promise<Record<string, unknown>> {
  const { body } = await client.send({
    method: 'GET',
    url: exportAccount.path,
    headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
  });
  return z.record(z.string(), z.unknown()).parse(body);
}
