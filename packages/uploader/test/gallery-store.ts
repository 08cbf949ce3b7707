import { randomUUID } from 'node:crypto';
import type {
  ManifestReply,
  PreflightReply,
  RegisterReply,
  RenditionsReply,
  SignBody,
} from '@albumen/contract/endpoints/uploads';
import { problem } from '@albumen/contract/problems';
import { registerBody, signBody } from '@albumen/contract/schemas/uploads';
import type { Answer, Received } from './http-parts.ts';

/** A registered photo. */
export interface StoredPhoto extends Received {
  photoId: string;
  gallery: string;
  name: string;
  lastModified: number | null;
  registration: Record<string, unknown>;
}

/** Galleries, signed names and stored objects of the test server. */
export class GalleryStore {
  readonly photos: StoredPhoto[] = [];
  /** What `preflight` answers. */
  space: PreflightReply = { photosLeft: 3200, bytesFree: null };
  /** Photos whose file name contains this are refused when their renditions are made. */
  refuses = 'refuse-me';
  #names = new Map<string, string>();
  /** Keys of signed files, by everything that was announced of them. */
  #signed = new Map<string, string>();
  #objects = new Map<string, Received>();

  /** The file name that a key was signed for. */
  nameOf(key: string): string {
    return this.#names.get(key) ?? '?';
  }

  /** Keeps a received body; the status to answer. */
  store(key: string, received: Received, contentMd5: string | string[] | undefined): number {
    const md5 = Buffer.from(received.md5, 'hex').toString('base64');
    if (contentMd5 !== undefined && contentMd5 !== md5) return 400;
    const there = this.#objects.get(key);
    if (there !== undefined) return there.sha256 === received.sha256 ? 200 : 412;
    this.#objects.set(key, received);
    return 200;
  }

  /** Removes what nobody registered, as the sweeper does. */
  loseObjects(): void {
    this.#objects.clear();
  }

  answer(call: string, pathname: string, body: Record<string, unknown>): Answer {
    const gallery = pathname.split('/')[4] ?? '';
    switch (call) {
      case 'GET verify':
        return ok({ accountId: 'account-1', scope: 'upload', expiresAt: Date.now() + 900_000 });
      case 'POST sign':
        return this.#sign(body);
      case 'POST photos':
        return this.#register(gallery, body);
      case 'GET manifest':
        return ok(this.#manifest(gallery));
      case 'POST preflight':
        return ok(this.space);
      case 'GET renditions':
        return this.#renditions(pathname.split('/').at(-2) ?? '');
      default:
        return { status: 404, body: {} };
    }
  }

  #sign(body: Record<string, unknown>): Answer {
    const asked = signBody.parse(body);
    const key = this.#keyOf(asked);
    const hasPhoto = this.photos.some(
      (photo) =>
        photo.gallery === asked.sessionId &&
        photo.md5 === asked.contentMd5 &&
        photo.bytes === asked.fileSize,
    );
    const exists = hasPhoto || this.#objects.has(key);
    const md5 = asked.contentMd5 && Buffer.from(asked.contentMd5, 'hex').toString('base64');
    return ok({
      signedUrl: `/storage/${key}`,
      filename: key,
      exists,
      headers: {
        'content-type': asked.contentType,
        'if-none-match': '*',
        ...(md5 === undefined ? {} : { 'content-md5': md5 }),
      },
    });
  }

  /** A file with a checksum that is signed again keeps its object, as at the store. */
  #keyOf(asked: SignBody): string {
    const key = randomUUID();
    const { sessionId, fileName, fileSize, contentMd5 } = asked;
    const announced = JSON.stringify([sessionId, fileName, fileSize, contentMd5 ?? key]);
    const kept = this.#signed.get(announced) ?? key;
    this.#signed.set(announced, kept);
    this.#names.set(kept, fileName);
    return kept;
  }

  #register(gallery: string, body: Record<string, unknown>): Answer {
    const asked = registerBody.parse(body);
    const received = this.#objects.get(asked.objectName);
    const known = this.photos.find(
      (photo) =>
        photo.gallery === gallery &&
        (photo.sha256 === received?.sha256 || photo.sha256 === asked.fingerprint),
    );
    if (known !== undefined) return ok(registered(known, true));
    if (received === undefined) {
      return { status: 409, body: problem('uploadMissing') };
    }
    const photo: StoredPhoto = {
      ...received,
      photoId: randomUUID(),
      gallery,
      name: asked.name ?? this.#names.get(asked.objectName) ?? '',
      lastModified: asked.lastModified ?? null,
      registration: body,
    };
    this.photos.push(photo);
    return ok(registered(photo, false));
  }

  #manifest(gallery: string): ManifestReply {
    const photos = this.photos.filter((photo) => photo.gallery === gallery);
    return {
      name: photos.map((photo) => photo.name),
      fileSize: photos.map((photo) => photo.bytes),
      lastModified: photos.map((photo) => photo.lastModified),
      contentMd5: photos.map((photo) => photo.md5),
      fingerprint: photos.map((photo) => photo.sha256),
    };
  }

  #renditions(photoId: string): Answer {
    const photo = this.photos.find((each) => each.photoId === photoId);
    if (photo === undefined) return { status: 404, body: {} };
    const isRefused = photo.name.includes(this.refuses);
    const rendition = { name: 'display', url: '/r/1', width: 1600, height: 1200 };
    const answer: RenditionsReply = {
      photoId,
      state: isRefused ? 'refused' : 'ready',
      reason: isRefused ? 'truncated' : null,
      message: isRefused ? 'The file ends too early.' : null,
      renditions: isRefused ? [] : [{ ...rendition, contentType: 'image/jpeg' }],
    };
    return ok(answer);
  }
}

function registered(photo: StoredPhoto, isDuplicate: boolean): RegisterReply {
  const { photoId } = photo;
  return { photoId, url: `/r/${photoId}/display.jpg`, renditions: [], isDuplicate };
}

function ok(body: unknown): Answer {
  return { status: 200, body };
}
