import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Secret } from '@albumen/server-kit/secrets';
import type { LabBrand } from '@albumen/contract/brands';
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../../clock.ts';
import { derivedKey, derivedKeys } from '../../secrets.ts';

/** Who may upload, proven by a token. */
export interface Uploader {
  accountId: string;
  /** The member of that account's studio who got the token, where it was not its own account. */
  memberId?: string;
  /** The session that got it, with which it ends; absent in tokens of the release before. */
  sessionId?: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

interface TokenOrder extends Pick<Uploader, 'accountId' | 'memberId'> {
  labBrand: LabBrand;
  sessionId: string;
}

export interface UploadTokens {
  issue(order: TokenOrder): Promise<{ token: string; expiresAt: number }>;
  /** Undefined for every token that is not one of ours, of this lab brand, and still alive. */
  verify(token: string, labBrand: LabBrand): Promise<Uploader | undefined>;
}

export const uploadTokenSeconds = 900;

const algorithm = 'HS256';
const audience = 'upload-api';
const scope = 'upload';

/**
 * The uploader of the page has to send this token itself, so scripts can read it. It therefore opens
 * the upload API of one account and nothing else, and it dies with its session, at the latest after 15 minutes.
 */
export function createUploadTokens(appSecret: Secret, clock: Clock): UploadTokens {
  // As an object it is imported once; as bytes it would be for every call of an upload.
  const key = createSecretKey(derivedKey(appSecret, 'upload-token'));
  const keys = derivedKeys(appSecret, 'upload-token').map((bytes) => createSecretKey(bytes));
  return {
    issue: async ({ accountId, labBrand, sessionId, memberId }) => {
      const nowSeconds = Math.floor(clock.now().getTime() / 1000);
      const expiresSeconds = nowSeconds + uploadTokenSeconds;
      const token = await new SignJWT({
        scope,
        session: sessionId,
        ...(memberId !== undefined && { member: memberId }),
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(labBrand)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt(nowSeconds)
        .setExpirationTime(expiresSeconds)
        .sign(key);
      return { token, expiresAt: expiresSeconds * 1000 };
    },
    verify: rememberUploaders(clock, async (token, labBrand) => {
      for (const believed of keys) {
        const payload = await readToken(token, believed, { labBrand, now: clock.now() });
        const { sub, exp } = payload ?? {};
        if (payload?.['scope'] === scope && sub && exp !== undefined) {
          const { member, session } = payload;
          return {
            accountId: sub,
            expiresAt: exp * 1000,
            ...(typeof member === 'string' && { memberId: member }),
            ...(typeof session === 'string' && { sessionId: session }),
          };
        }
      }
      return undefined;
    }),
  };
}

const mostRemembered = 1_000;

/** One token comes with every call of an upload: its signature is checked once in each process. */
function rememberUploaders(clock: Clock, verify: UploadTokens['verify']): UploadTokens['verify'] {
  const remembered = new Map<string, Uploader>();
  return async (token, labBrand) => {
    const name = `${labBrand} ${token}`;
    const before = remembered.get(name);
    if (before !== undefined && before.expiresAt > clock.now().getTime()) return before;
    remembered.delete(name);
    const uploader = await verify(token, labBrand);
    if (uploader === undefined) return undefined;
    const [oldest] = remembered.size < mostRemembered ? [] : remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(name, uploader);
    return uploader;
  };
}

interface Reading {
  labBrand: LabBrand;
  now: Date;
}

async function readToken(
  token: string,
  key: KeyObject,
  { labBrand, now }: Reading,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      issuer: labBrand,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'exp', 'scope'],
    });
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
