import { recordOf } from '@albumen/domain/json-record';
/** What the form needs of a client token. */
export interface ClientTokenParts {
  merchantId: string;
  authorizationFingerprint: string;
}

/** Undefined for whatever is no client token: base64 of an object, or the object's JSON itself. */
export function readClientToken(text: unknown): ClientTokenParts | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const parts: unknown = JSON.parse(text.trimStart().startsWith('{') ? text : decode(text));
    const { merchantId, authorizationFingerprint } = recordOf(parts);
    return typeof merchantId === 'string' && typeof authorizationFingerprint === 'string'
      ? { merchantId, authorizationFingerprint }
      : undefined;
  } catch {
    return undefined;
  }
}

function decode(base64: string): string {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
