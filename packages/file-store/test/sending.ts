import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { SignedPut } from '../src/file-store.ts';

/** A reply to a test's upload. */
export interface SentReply {
  readonly status: number;
  readonly text: string;
}

/** Sends an upload as a browser would: exactly the signed headers. */
export async function send(signed: SignedPut, body: Buffer): Promise<SentReply> {
  const reply = await fetch(signed.url, {
    method: 'PUT',
    headers: signed.headers,
    body: new Uint8Array(body),
  });
  return { status: reply.status, text: await reply.text() };
}

/** Announces the whole body, sends the first bytes of it and hangs up. */
export async function sendCut(signed: SignedPut, body: Buffer, sentBytes: number): Promise<void> {
  const upload = request(signed.url, {
    method: 'PUT',
    headers: { ...signed.headers, 'content-length': String(body.length) },
  });
  const isOver = new Promise<void>((resolve) => {
    upload.once('close', resolve);
  });
  upload.on('error', () => undefined); // hanging up is the point
  upload.flushHeaders();
  await new Promise<void>((resolve) => {
    upload.write(body.subarray(0, sentBytes), () => resolve());
  });
  upload.destroy();
  await isOver;
}

/** Bytes that no other test has. */
export function someBytes(sizeBytes: number): Buffer {
  return randomBytes(sizeBytes);
}

/** The same bytes with one bit of one of them turned over. */
export function withFlippedBit(bytes: Buffer, bit: number): Buffer {
  const flipped = Buffer.from(bytes);
  const at = Math.floor(bit / 8);
  flipped[at] = (flipped[at] ?? 0) ^ (1 << (bit % 8));
  return flipped;
}
