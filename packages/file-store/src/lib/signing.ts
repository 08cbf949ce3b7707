import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { maxSignedSeconds } from '../file-store.ts';

/** What a signature covers. `conditions` are header values for PUT, the download name for GET. */
export interface SignedParts {
  readonly method: 'GET' | 'PUT';
  readonly key: string;
  /** Epoch seconds. */
  readonly expires: number;
  readonly conditions: readonly string[];
}

const minSecretCharacters = 16;

/**
 * Signs and checks addresses of the local store. Refuses a short secret, because everything
 * private hangs on it. The key is derived, so the same secret may serve other purposes too.
 */
export class Signing {
  readonly #key: Buffer;

  constructor(secret: string) {
    if (secret.length < minSecretCharacters) {
      throw new RangeError(
        `The file store's secret needs ${minSecretCharacters} characters or more`,
      );
    }
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'albumen file store', 32));
  }

  /** A seal for any list of texts, as 43 characters of base64url. */
  sign(texts: readonly string[]): string {
    return createHmac('sha256', this.#key).update(JSON.stringify(texts)).digest('base64url');
  }

  /** Compares in constant time. */
  isSealed(texts: readonly string[], seal: string): boolean {
    const expected = Buffer.from(this.sign(texts));
    const given = Buffer.from(seal);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}

/** The texts that are signed, in their order. */
export function signedTexts({ method, key, expires, conditions }: SignedParts): string[] {
  return ['address', method, key, String(expires), ...conditions];
}

/** Throws a RangeError unless an address may live that long. */
export function checkExpiry(expiresInSeconds: number): void {
  if (!(expiresInSeconds >= 1 && expiresInSeconds <= maxSignedSeconds)) {
    throw new RangeError(
      `Signed addresses live 1 to ${maxSignedSeconds} s, not ${expiresInSeconds}`,
    );
  }
}
