import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older messages are somebody's recording. */
const goodForMs = 300_000;

/** What the lab writes into `WHCC-Signature`: the moment in seconds, and what it has signed. */
export function signMessage(body: string, secret: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `t=${seconds},v1=${hmacOf(body, secret, String(seconds))}`;
}

export function isGoodSignature(
  { body, signature }: { body: string; signature: string },
  secret: string,
  now: Date,
): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),\s*v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || given === undefined) return false;
  const ageMs = Math.abs(now.getTime() - Number(seconds) * 1_000);
  const expected = Buffer.from(hmacOf(body, secret, seconds), 'hex');
  return timingSafeEqual(Buffer.from(given, 'hex'), expected) && ageMs <= goodForMs;
}

function hmacOf(body: string, secret: string, seconds: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
