import type { Focus } from '@albumen/contract/covers';
import { fileReply } from '@albumen/file-store/file-reply';
import { keyOfPublicPath } from '@albumen/file-store/keys';
import { yearSeconds } from '@albumen/server-kit/cache-control';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { galleryTag } from '../galleries/close-addresses.service.ts';
import { isCover } from '../galleries/covers.service.ts';
import { coverCropKey, createCoverCrops, splitCoverKey } from '../renditions/cover-crops.ts';
import { createPublicPhotos, type PublicPhoto } from '../renditions/public-renditions.ts';
import { splitRenditionKey, type AskedRendition } from '../renditions/rendition-keys.ts';
import { previews, withTileCache } from './tile-cache.ts';

const retryAfterSeconds = '5';
/** How long a stand-in is kept, where its own photo is to be made yet. */
const standInSeconds = 3600;
const shownElsewhere = { 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Photos, proofs and logos. Their names are the only key, and nobody's session is read. Proofs and logos
 * keep theirs; a photo's ends when access to its gallery narrows, and with the gallery's last day.
 */
export function addPublicFiles(app: FastifyInstance, deps: Dependencies): void {
  const isFarAway = deps.localFiles === undefined;
  const files = withTileCache(isFarAway ? withTileCache(deps.files, previews) : deps.files);
  const findPhoto = createPublicPhotos(deps);
  const drawCoverCrop = createCoverCrops(deps);

  /** False when there is no such file. A reply is a promise of its own end: it must not be awaited here. */
  async function send(
    { method, raw }: FastifyRequest,
    reply: FastifyReply,
    { key, headers }: { key: string; headers: Record<string, string> },
  ): Promise<boolean> {
    const shown = { key, cacheControl: headers['cache-control'] ?? '' };
    const file = await fileReply(files, shown, { method, headers: raw.headers });
    if (file.status === 404) return false;
    reply
      .status(file.status)
      .headers({ ...file.headers, 'cross-origin-resource-policy': 'same-origin', ...headers })
      .send(file.body ?? '');
    return true;
  }

  /**
   * Mail programs and chats show it on pages of their own. Only the point that stands for the gallery is
   * drawn, once; what was drawn stays, for mails sent before the point moved.
   */
  async function sendCover(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, focus }: { token: string; focus: Focus },
  ): Promise<FastifyReply> {
    const photo = (await findPhoto(token)) ?? fail('notFound');
    const crop = { fileToken: photo.fileToken, focus };
    const headers = { ...headersOf(photo, deps), ...shownElsewhere };
    const file = { key: coverCropKey(crop), headers };
    if (await send(request, reply, file)) return reply;
    if (!(await isCover(deps, { ...photo, token, focus }))) fail('notFound');
    if (!(await drawCoverCrop(crop))) failAsMissing(photo);
    if (!(await send(request, reply, file))) fail('notFound');
    return reply;
  }

  /** Of a rendition that is made later, if at all: whoever asks again tomorrow may find it. */
  async function sendStandIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { rendition, photo }: { rendition: AskedRendition; photo: PublicPhoto },
  ): Promise<boolean> {
    const key = rendition.standInUnder?.(photo.fileToken);
    if (key === undefined) return false;
    const headers = { ...headersOf(photo, deps, true), ...variesOf(rendition) };
    return send(request, reply, { key, headers });
  }

  for (const url of ['/r/*', '/logos/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      config: { ignoresCookies: true },
      handler: async (request, reply) => {
        const asked = keyOfPublicPath(pathnameOf(request.raw.url)) ?? fail('notFound');
        const cover = splitCoverKey(asked);
        if (cover !== undefined) return sendCover(request, reply, cover);
        const rendition = splitRenditionKey(asked);
        if (rendition === undefined) {
          const file = {
            key: asked,
            headers: { ...keptBy('public', yearSeconds), ...shownElsewhere },
          };
          if (!(await send(request, reply, file))) fail('notFound');
          return reply;
        }
        const photo = (await findPhoto(rendition.token)) ?? fail('notFound');
        const headers = { ...headersOf(photo, deps), ...variesOf(rendition) };
        const file = { key: rendition.keyUnder(photo.fileToken), headers };
        if (canShow(request, rendition) && (await send(request, reply, file))) return reply;
        if (!(await sendStandIn(request, reply, { rendition, photo }))) failAsMissing(photo);
        return reply;
      },
    });
  }
}

/** A network that can't be told to forget must not keep what may be closed. */
function headersOf(
  { galleryId, endsAtMs }: PublicPhoto,
  { edge, clock }: Pick<Dependencies, 'edge' | 'clock'>,
  isStandIn = false,
): Record<string, string> {
  const leftSeconds =
    endsAtMs === undefined ? yearSeconds : Math.floor((endsAtMs - clock.now().getTime()) / 1000);
  const seconds = Math.max(0, Math.min(isStandIn ? standInSeconds : yearSeconds, leftSeconds));
  if (edge === undefined || galleryId === null) return keptBy('private', seconds, isStandIn);
  const tag = galleryTag(galleryId);
  return { ...keptBy('public', seconds, isStandIn), 'surrogate-key': tag, 'cache-tag': tag };
}

/** A name is never used for other bytes, so nobody has to ask twice; but a stand-in's is. */
function keptBy(
  whom: 'public' | 'private',
  seconds: number,
  isStandIn = false,
): Record<string, string> {
  const lasts = isStandIn ? '' : ', immutable';
  return { 'cache-control': `${whom}, max-age=${seconds}${lasts}` };
}

/** Browsers of 2022 and before show no AVIF, and say so. */
function canShow({ headers }: FastifyRequest, { name }: AskedRendition): boolean {
  return name !== '1440-avif' || /\bimage\/avif\b/.test(headers.accept ?? '');
}

function variesOf({ name }: AskedRendition): Record<string, string> {
  return name === '1440-avif' ? { vary: 'accept' } : {};
}

/** The path as sent: what needs decoding is no name of ours. */
function pathnameOf(url = ''): string {
  return url.split('?', 1)[0] ?? '';
}

/** An early request is answered with the moment to come back. */
function failAsMissing({ isMade }: PublicPhoto): never {
  if (isMade) fail('notFound');
  fail('photoProcessing', { headers: { 'retry-after': retryAfterSeconds } });
}
