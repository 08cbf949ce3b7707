import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RegisterReply, SignReply } from '@albumen/contract/endpoints/uploads';
import type { Photographer } from './running-store.ts';

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

const pauseMs = 50;
const maxAttempts = 600;
const callMs = 10_000;

/**
 * A client of the upload API without a browser: sign, put, register, each repeated after a network
 * error or a 5xx until it is answered. It knows nothing of the kills.
 */
export function createPatientUploader(
  origin: string,
  photographer: Photographer,
  repetitions: Repetitions,
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
        if (reply.status < 500) return await whole(reply);
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
      headers: {
        cookie: `session=${photographer.sessionToken}`,
        'x-csrf-token': photographer.csrfToken,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'empty',
      },
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

  return async function send(name, bytes) {
    const { galleryId } = photographer;
    const [contentMd5, fingerprint] = [hashOf('md5', bytes), hashOf('sha256', bytes)];
    const file = { contentType: 'image/jpeg', contentMd5, fingerprint, fileSize: bytes.length };
    const signing = { ...file, fileName: name, sessionType: 'project', sessionId: galleryId };
    const signed = await call<SignReply>('/api/v1/assets/sign', signing);
    if (!signed.exists) {
      const body = new Uint8Array(bytes);
      const put = { method: 'PUT', headers: signed.headers, body };
      const stored = await patiently(signed.signedUrl, async () => put);
      if (!stored.ok) throw new Error(`PUT ${name}: ${stored.status} ${await stored.text()}`);
    }
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
