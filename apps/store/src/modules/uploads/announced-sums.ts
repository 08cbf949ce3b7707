import { createHash } from 'node:crypto';
import { identityText } from '@albumen/contract/fingerprint';
import type { FileDigest } from '@albumen/file-store/digest';
import type { BoundObject, SaidOfPhoto } from './arrived-photo.ts';

/**
 * Whether the bucket itself says that what it holds is what was sent. An ETag that equals the announced MD5 is
 * one; another one proves nothing, since encrypted objects and those in parts have other ones. Where the
 * sender has read no byte there is nothing to compare.
 */
export function isVouchedFor(etag: string, object: BoundObject, body: SaidOfPhoto): boolean {
  const md5 = object.contentMd5 ?? body.contentMd5;
  const isIdentity = body.fingerprint === identityOf(body);
  return md5 === undefined || md5 === null ? isIdentity : !isIdentity && etag === `"${md5}"`;
}

/** Whether bytes are what was said of them, at signing or at registering. */
export function isAnnounced(digest: FileDigest, object: BoundObject, body: SaidOfPhoto): boolean {
  const md5 = object.contentMd5 ?? body.contentMd5;
  if (md5 !== undefined && md5 !== digest.md5) return false;
  return body.fingerprint === digest.sha256 || body.fingerprint === identityOf(body);
}

/** The fingerprint of a file that the browser sent without reading it first. */
function identityOf({ name, fileSize, lastModified }: SaidOfPhoto): string {
  const text = identityText({
    name,
    sizeBytes: fileSize,
    lastModifiedAt: lastModified ?? null,
  });
  return createHash('sha256').update(text).digest('hex');
}
