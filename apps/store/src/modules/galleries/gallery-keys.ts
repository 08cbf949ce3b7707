import { createHmac } from 'node:crypto';
import { isProofOf, type Secret } from '@albumen/server-kit/secrets';
import { limits } from '@albumen/contract/limits';
import { keptCopyHeader } from '@albumen/contract/kept-copy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setCookie, type Visit } from '../../http/visit.ts';
import { derivedKey, derivedKeys } from '../../secrets.ts';

/*
 * A favorite or a download names only a photo. That the browser knows the gallery's link of today,
 * and its PIN, is shown by a cookie: the links it has opened, each with the proof of the PIN where
 * one was entered. No row is written for a visit, a revoked link or a new PIN ends it at once, and
 * it survives registration.
 */

const maxKeys = 40;
const keyPattern = /^(?<shareId>[A-Za-z0-9_-]{22})(?:~(?<proof>[A-Za-z0-9_-]{22}))?$/;

export interface GalleryKey {
  shareId: string;
  /** The proof of the PIN; empty while none was entered. */
  proof: string;
}

/** Newest first. Anything that is no key is left out. */
export function parseKeys(cookie: string | undefined): GalleryKey[] {
  return (cookie ?? '').split('.', maxKeys).flatMap((part) => {
    const groups = keyPattern.exec(part)?.groups;
    const shareId = groups?.['shareId'];
    return shareId === undefined ? [] : [{ shareId, proof: groups?.['proof'] ?? '' }];
  });
}

/** The cookie with a key on top; opening a link again keeps the proof it has. */
export function withKey(cookie: string | undefined, added: GalleryKey): string {
  const known = parseKeys(cookie);
  const before = known.find(({ shareId }) => shareId === added.shareId);
  const key = { ...added, proof: added.proof || (before?.proof ?? '') };
  const others = known.filter(({ shareId }) => shareId !== added.shareId);
  return [key, ...others].slice(0, maxKeys).map(textOf).join('.');
}

function textOf({ shareId, proof }: GalleryKey): string {
  return proof === '' ? shareId : `${shareId}~${proof}`;
}

interface LockedGallery {
  shareId: string | null;
  pinHash: string | null;
}

const pinPurpose = 'gallery-pin';

/** Follows from link and PIN: a new one of either makes it worthless. */
export function pinProof(appSecret: Secret, gallery: LockedGallery): string {
  return pinProofBy(derivedKey(appSecret, pinPurpose), gallery);
}

function pinProofBy(key: Buffer, { shareId, pinHash }: LockedGallery): string {
  return createHmac('sha256', key).update(`${shareId}:${pinHash}`).digest('base64url').slice(0, 22);
}

export function holdsLink(visit: Visit, { shareId }: Pick<LockedGallery, 'shareId'>): boolean {
  return shareId !== null && openedLinks(visit).includes(shareId);
}

/** The links that the browser has opened, of today or not. */
export function openedLinks({ galleryKeys }: Pick<Visit, 'galleryKeys'>): string[] {
  return parseKeys(galleryKeys).map(({ shareId }) => shareId);
}

export function hasEnteredPin(visit: Visit, gallery: LockedGallery, appSecret: Secret): boolean {
  const key = parseKeys(visit.galleryKeys).find(({ shareId }) => shareId === gallery.shareId);
  if (key === undefined || key.proof === '') return false;
  const keys = derivedKeys(appSecret, pinPurpose);
  return isProofOf(key.proof, keys, (by) => pinProofBy(by, gallery));
}

/** Stands on top once somebody went back to galleries of her own: no link is her newest any more. */
const atHome = 'own';

/** The link that was opened last, unless its guest is back among galleries of her own. */
export function openedLast({ galleryKeys }: Pick<Visit, 'galleryKeys'>): GalleryKey | undefined {
  if (galleryKeys === atHome || galleryKeys?.startsWith(`${atHome}.`)) return undefined;
  return parseKeys(galleryKeys)[0];
}

/** A photographer who looks after her own galleries is nobody's guest; the links still open. */
export function goHome(reply: FastifyReply, visit: Visit): void {
  if (openedLast(visit) === undefined) return;
  setKeys(reply, visit, `${atHome}.${visit.galleryKeys}`);
}

export function giveKey(reply: FastifyReply, visit: Visit, key: GalleryKey): void {
  setKeys(reply, visit, withKey(visit.galleryKeys, key));
}

function setKeys(reply: FastifyReply, visit: Visit, value: string): void {
  visit.galleryKeys = value;
  setCookie(reply, visit, {
    name: 'galleryKeys',
    value,
    maxAgeSeconds: limits.visitorCookieMs / 1000,
  });
}

const sharedAddress = /^\/(?:s|api\/shared)\/(?<shareId>[A-Za-z0-9_-]{22})(?:[/?]|$)/;

/**
 * Whoever asks for an address of a link knows the link: every answer below it gives the key. A copy that is made
 * of a gallery while its guest has gone on to the next one opens nothing.
 */
export function giveKeysOfOpenedLinks(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, visit, headers }, reply, done) => {
    const shareId = sharedAddress.exec(url)?.groups?.['shareId'];
    if (shareId === undefined || visit === undefined) return done();
    const isKeptCopy = headers[keptCopyHeader] !== undefined && holdsLink(visit, { shareId });
    const isOnTop = openedLast(visit)?.shareId === shareId;
    if (!isKeptCopy && !isOnTop) giveKey(reply, visit, { shareId, proof: '' });
    done();
  });
}
