/** Missing on plain http, such as a phone on the home network. */
export function hasNativeSha256(): boolean {
  return globalThis.isSecureContext && 'subtle' in crypto;
}

/** The browser's own SHA-256, as hex; runs beside this thread. */
export async function nativeSha256(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
