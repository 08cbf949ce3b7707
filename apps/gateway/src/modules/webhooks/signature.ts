import { createHash, createHmac } from 'node:crypto';

interface SigningKey {
  publicKey: string;
  privateKey: string;
}

/** HMAC-SHA1 by the SHA-1 of the private key, in hex, as the protocol has it. */
export function signatureOf(privateKey: string, text: string): string {
  const key = createHash('sha1').update(privateKey).digest();
  return createHmac('sha1', key).update(text).digest('hex');
}

/** Base64 of the notification with the line end that the protocol puts behind it. */
export function payloadOf(xml: string): string {
  return `${Buffer.from(xml).toString('base64')}\n`;
}

/** `public|signature` of every key that is in use, so that either of two changed ones fits. */
export function signedForm(keys: readonly SigningKey[], xml: string): URLSearchParams {
  const payload = payloadOf(xml);
  const signatures = keys.map(
    ({ publicKey, privateKey }) => `${publicKey}|${signatureOf(privateKey, payload)}`,
  );
  return new URLSearchParams({ bt_signature: signatures.join('&'), bt_payload: payload });
}
