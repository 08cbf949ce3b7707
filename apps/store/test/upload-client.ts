import { createHash } from 'node:crypto';
import type {
  RegisterBody,
  RegisterReply,
  SignBody,
  SignReply,
} from '@albumen/contract/endpoints/uploads';
import type { Account } from './browser.ts';

export interface Upload {
  name: string;
  bytes: Buffer;
  /** Change what is said of the file, at signing and at registering. */
  sign?: Partial<SignBody>;
  register?: Partial<RegisterBody>;
}

/** The uploader's three calls, each by itself, so that a test can bend any of them. */
export interface UploadClient {
  token: string;
  api: (path: string, request?: { method?: string; body?: unknown }) => Promise<Response>;
  sign: (upload: Upload) => Promise<Response>;
  put: (signed: SignReply, bytes: Buffer) => Promise<Response>;
  register: (upload: Upload, objectName: string) => Promise<Response>;
  /** What `register` says of a file, into a gallery or a design. */
  registration: (upload: Upload, to: RegisteredTo) => RegisterBody;
  /** All three, for a file that is fine. */
  send: (upload: Upload) => Promise<RegisterReply>;
}

/** Where a file's photo goes. */
export interface RegisteredTo {
  objectName: string;
  galleryId?: string;
  editorId?: string;
}

export async function openUploads(account: Account, galleryId: string): Promise<UploadClient> {
  const { browser } = account;
  await browser.call('/upload-token');
  const token = browser.cookies.get('pJwt') ?? '';
  const api: UploadClient['api'] = (path, { method = 'GET', body } = {}) =>
    fetch(new URL(path, browser.origin), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const client: UploadClient = {
    token,
    api,
    sign: (upload) =>
      api('/api/v1/assets/sign', { method: 'POST', body: signBody(upload, galleryId) }),
    put: (signed, bytes) =>
      fetch(signed.signedUrl, {
        method: 'PUT',
        headers: signed.headers,
        body: new Uint8Array(bytes),
      }),
    register: (upload, objectName) =>
      api(`/api/v1/projects/${galleryId}/photos?gracefulDedupe=true`, {
        method: 'POST',
        body: registerBody(upload, { galleryId, objectName }),
      }),
    registration: registerBody,
    send: async (upload) => {
      const signed = await replyOf<SignReply>(await client.sign(upload));
      if (!signed.exists) await replyOf(await client.put(signed, upload.bytes));
      return replyOf<RegisterReply>(await client.register(upload, signed.filename));
    },
  };
  return client;
}

function signBody({ name, bytes, sign }: Upload, galleryId: string): SignBody {
  return {
    fileName: name,
    contentType: 'image/jpeg',
    fileSize: bytes.length,
    contentMd5: hashOf('md5', bytes),
    fingerprint: hashOf('sha256', bytes),
    sessionType: 'project',
    sessionId: galleryId,
    ...sign,
  };
}

function registerBody(
  { name, bytes, register }: Upload,
  { galleryId, editorId, objectName }: RegisteredTo,
): RegisterBody {
  return {
    name,
    fingerprint: hashOf('sha256', bytes),
    objectName,
    contentType: 'image/jpeg',
    contentMd5: hashOf('md5', bytes),
    fileSize: bytes.length,
    ...(galleryId !== undefined && { projectId: galleryId }),
    ...(editorId !== undefined && { editorId }),
    type: 'photo',
    acl: 'public-read',
    ...register,
  };
}

export function hashOf(algorithm: 'md5' | 'sha256', bytes: Uint8Array): string {
  return createHash(algorithm).update(bytes).digest('hex');
}

/** The body of an answer that must be good. */
export async function replyOf<Reply>(response: Response): Promise<Reply> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Reply; // what the contract says of the call
}
