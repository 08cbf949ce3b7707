import { systemClock } from '../../apps/store/src/clock.ts';
import { createCsrf } from '../../apps/store/src/http/csrf.ts';
import { newId } from '../../apps/store/src/ids.ts';
import { startSession } from '../../apps/store/src/modules/accounts/sessions.service.ts';
import { createUploadTokens } from '../../apps/store/src/modules/uploads/upload-tokens.ts';
import { appSecret, type BenchStore } from './bench-store.ts';

/** A signed-in photographer of Halide. */
export interface Photographer {
  accountId: string;
  sessionToken: string;
  csrfToken: string;
  /** A token for the upload API; it lives 15 minutes. */
  newUploadToken: () => Promise<string>;
  newGallery: () => Promise<string>;
}

export async function newPhotographer({ db }: BenchStore): Promise<Photographer> {
  const accountId = newId();
  const now = new Date();
  await db
    .insertInto('accounts')
    .values({
      id: accountId,
      labBrand: 'halide',
      email: `${accountId.toLowerCase()}@bench.test`,
      firstName: 'Ada',
      lastName: 'Ames',
      verifiedAt: now,
      welcomedAt: now,
      marketingAskedAt: now,
    })
    .execute();
  const origin = { userAgent: 'bench', ip: '127.0.0.1' };
  const { token, sessionId } = await startSession(db, accountId, origin);
  const tokens = createUploadTokens(appSecret, systemClock);
  return {
    accountId,
    sessionToken: token,
    csrfToken: createCsrf(appSecret).tokenFor(token),
    newUploadToken: async () =>
      (await tokens.issue({ accountId, sessionId, labBrand: 'halide' })).token,
    newGallery: async () => {
      const id = newId();
      await db.insertInto('galleries').values({ id, accountId }).execute();
      return id;
    },
  };
}
