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
  readonly #believed: readonly Buffer[];

  /** What the second secret signed is believed; it signs nothing. */
  constructor(secret: string, second?: string) {
    this.#key = keyOf(secret);
    this.#believed = second === undefined ? [this.#key] : [this.#key, keyOf(second)];
  }

  /** A seal for any list of texts, as 43 characters of base64url. */
  sign(texts: readonly string[]): string {
    return sealBy(this.#key, texts);
  }

  /** Compares in constant time. */
  isSealed(texts: readonly string[], seal: string): boolean {
    const given = Buffer.from(seal);
    return this.#believed.some((key) => {
      const expected = Buffer.from(sealBy(key, texts));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }
}

function keyOf(secret: string): Buffer {
  if (secret.length < minSecretCharacters) {
    throw new RangeError(`The file store's secret needs ${minSecretCharacters} characters or more`);
  }
  return Buffer.from(hkdfSync('sha256', secret, '', 'albumen file store', 32));
}

function sealBy(key: Buffer, texts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(texts)).digest('base64url');
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
