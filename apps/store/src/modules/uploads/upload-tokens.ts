import { createSecretKey } from 'node:crypto';
import type { LabBrand } from '@albumen/contract/brands';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';
import { derivedKey } from '../../secrets.ts';

/** Who may upload, proven by a token. */
export interface Uploader {
  accountId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface UploadTokens {
  issue(accountId: string, labBrand: LabBrand): Promise<{ token: string; expiresAt: number }>;
  /** Undefined for every token that is not one of ours, of this lab brand, and still alive. */
  verify(token: string, labBrand: LabBrand): Promise<Uploader | undefined>;
}

export const uploadTokenSeconds = 900;

const algorithm = 'HS256';
const audience = 'upload-api';
const scope = 'upload';

/**
 * The uploader of the page has to send this token itself, so scripts can read it. It therefore opens
 * the upload API of one account and nothing else, and it dies by itself after 15 minutes.
 */
export function createUploadTokens(appSecret: string, clock: Clock): UploadTokens {
  // As an object it is imported once; as bytes it would be for every call of an upload.
  const key = createSecretKey(derivedKey(appSecret, 'upload-token'));
  return {
    issue: async (accountId, labBrand) => {
      const nowSeconds = Math.floor(clock.now().getTime() / 1000);
      const expiresSeconds = nowSeconds + uploadTokenSeconds;
      const token = await new SignJWT({ scope })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(labBrand)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt(nowSeconds)
        .setExpirationTime(expiresSeconds)
        .sign(key);
      return { token, expiresAt: expiresSeconds * 1000 };
    },
    verify: async (token, labBrand) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer: labBrand,
          audience,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'scope'],
        });
        const { sub, exp } = payload;
        if (payload['scope'] !== scope || !sub || exp === undefined) return undefined;
        return { accountId: sub, expiresAt: exp * 1000 };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
