import { createHash } from 'node:crypto';
import type { FileStore, PutConditions } from '../src/file-store.ts';

/** A store of one back end, ready to be tested. */
export interface StoreUnderTest {
  readonly store: FileStore;
  /** Given to every signed address. */
  readonly origin?: string;
  /** Lets signed addresses age. */
  readonly passSeconds: (seconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a service does; the cases that need more are left out. */
export interface Capabilities {
  readonly checksSignatures: boolean;
  readonly checksMd5: boolean;
  readonly keepsFirstWrite: boolean;
  readonly hidesCutUploads: boolean;
}

/** Everything: our own disk and services worth the name. */
export const allCapabilities: Capabilities = {
  checksSignatures: true,
  checksMd5: true,
  keepsFirstWrite: true,
  hidesCutUploads: true,
};

/** Conditions for a body, with its MD5. */
export function conditionsFor(body: Buffer, origin?: string): PutConditions {
  return {
    contentType: 'image/jpeg',
    contentLengthBytes: body.length,
    contentMd5: createHash('md5').update(body).digest('hex'),
    expiresInSeconds: 900,
    ...(origin === undefined ? {} : { origin }),
  };
}

export async function bytesAt(store: FileStore, key: string): Promise<Buffer> {
  return Buffer.concat(await (await store.read(key)).toArray());
}
