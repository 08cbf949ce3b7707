import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RegisterReply, SignReply } from '@albumen/contract/endpoints/uploads';
import { sessionHeaders, type Photographer } from './photographer.ts';

/** A file of the run, and what the server said of it. */
export interface SentPhoto {
  name: string;
  sha256: string;
  sizeBytes: number;
  photoId: string;
}

/** Uploads one file, whatever happens to the server meanwhile. */
export type SendPhoto = (name: string, bytes: Buffer) => Promise<SentPhoto>;

/** Calls that had to be repeated, by their reason. */
export type Repetitions = Map<string, number>;

export interface Patience {
  /** Is counted up. */
  repetitions: Repetitions;
  pauseMs?: number;
}

const maxAttempts = 600;
const callMs = 10_000;

/**
 * A client of the upload API without a browser: sign, put, register, each repeated after a network
 * error or a 5xx until it is answered. It knows nothing of the kills.
 */
export function createPatientUploader(
  origin: string,
  photographer: Photographer,
  { repetitions, pauseMs = 50 }: Patience,
): SendPhoto {
  let bearer: Promise<string> | undefined;

  function count(reason: string): void {
    repetitions.set(reason, (repetitions.get(reason) ?? 0) + 1);
  }

  async function patiently(path: string, init: () => Promise<RequestInit>): Promise<Response> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      try {
        const signal = AbortSignal.timeout(callMs);
        const reply = await fetch(new URL(path, origin), { ...(await init()), signal });
        if (reply.status < 500 && reply.status !== 429) return await whole(reply);
        count(`status ${reply.status}`);
      } catch (error) {
        count(error instanceof Error ? error.name : 'unknown');
      }
      await sleep(pauseMs);
    }
    throw new Error(`${path} was not answered in ${maxAttempts} attempts`);
  }

  async function newBearer(): Promise<string> {
    const reply = await patiently('/upload-token', async () => ({
      headers: sessionHeaders(origin, photographer),
    }));
    const token = /pJwt=([^;]+)/.exec(reply.headers.getSetCookie().join())?.[1];
    if (token === undefined) throw new Error(`no token: ${reply.status} ${await reply.text()}`);
    return token;
  }

  async function call<Reply>(path: string, body: unknown): Promise<Reply> {
    const reply = await patiently(path, async () => ({
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        authorization: `Bearer ${await (bearer ??= newBearer())}`,
        'content-type': 'application/json',
      },
    }));
    if (reply.status === 401) {
      bearer = undefined;
      return call<Reply>(path, body);
    }
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Reply; // what the contract says of the call
  }

  /** An address that is refused, as by a clock that has gone wrong, is asked for again. */
  async function storeSigned(signing: object, bytes: Buffer): Promise<SignReply> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const signed = await call<SignReply>('/api/v1/assets/sign', signing);
      if (signed.exists) return signed;
      const put = { method: 'PUT', headers: signed.headers, body: new Uint8Array(bytes) };
      const stored = await patiently(signed.signedUrl, async () => put);
      // A bucket says so of bytes that an unanswered attempt has brought.
      if (stored.ok || stored.status === 412) return signed;
      if (stored.status !== 403) throw new Error(`PUT: ${stored.status} ${await stored.text()}`);
      count('status 403');
      await sleep(pauseMs);
    }
    throw new Error(`no address was taken in ${maxAttempts} attempts`);
  }

  return async function send(name, bytes) {
    const { galleryId } = photographer;
    const [contentMd5, fingerprint] = [hashOf('md5', bytes), hashOf('sha256', bytes)];
    const file = { contentType: 'image/jpeg', contentMd5, fingerprint, fileSize: bytes.length };
    const signing = { ...file, fileName: name, sessionType: 'project', sessionId: galleryId };
    const signed = await storeSigned(signing, bytes);
    const registering = { ...file, name, objectName: signed.filename, type: 'photo' };
    const path = `/api/v1/projects/${galleryId}/photos?gracefulDedupe=true`;
    const { photoId } = await call<RegisterReply>(path, registering);
    return { name, sha256: fingerprint, sizeBytes: bytes.length, photoId };
  };
}

/** An answer counts once all of it is here: a kill in the middle of a body is a repetition. */
async function whole(reply: Response): Promise<Response> {
  const { status, headers } = reply;
  return new Response(await reply.arrayBuffer(), { status, headers });
}

function hashOf(algorithm: 'md5' | 'sha256', bytes: Buffer): string {
  return createHash(algorithm).update(bytes).digest('hex');
}
