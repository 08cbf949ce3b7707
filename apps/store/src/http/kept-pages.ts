import { createHash } from 'node:crypto';
import type { SharedGallery } from '@albumen/contract/endpoints/galleries';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { TextCache } from '../text-cache.ts';
import { pageTemplate, type PageTemplate } from './page-template.ts';
import { asksForPart, pageRequest } from './page-request.ts';
import type { Visit } from './visit.ts';

export interface KeptPages {
  /** The page for this visitor out of the one that was rendered; undefined for every other page. */
  find(request: FastifyRequest, nonce: string): Promise<KeptPage | undefined>;
}

/** The one call that the page makes, without the way through the server. It may refuse. */
export type FindSharedGallery = (visit: Visit, shareId: string) => Promise<SharedGallery>;

/** Made in the form in which it is sent. */
export interface KeptPage {
  html: () => string;
  gzipped: () => Buffer;
}

const cacheBytes = 16 * 1_048_576;
const galleryPath = /^\/s\/([A-Za-z0-9_-]{22})\/gallery$/;

const json = { 'content-type': 'application/json; charset=utf-8' };

/** Stand for what differs from visitor to visitor; of a shape that no text of ours has. */
const placeholders = { nonce: '\u2063nonce\u2063', csrfToken: '\u2063csrf\u2063' } as const;

/**
 * A shared gallery's page shows nothing of who looks: it is rendered once for each answer that its one
 * call gives, which names the gallery's version, and not once a visitor. That call is still made each
 * time, so a revoked link or a PIN counts at once.
 */
export function createKeptPages(deps: Dependencies, findGallery: FindSharedGallery): KeptPages {
  const cache = new TextCache<PageTemplate>(cacheBytes);
  return {
    async find(request, nonce) {
      const shareId = sharedGalleryOf(request);
      if (shareId === undefined) return undefined;
      // What refuses or fails now does so again when the page asks, which has words for it.
      const gallery = await findGallery(request.visit, shareId).catch(() => undefined);
      if (gallery === undefined) return undefined;
      const body = JSON.stringify(gallery);
      const { labBrand, isFirst } = request.visit;
      const key = [labBrand, isFirst, digestOf(body)].join(' ');
      const template = await cache.get(key, async () => {
        const page = await deps.pages.renderPage({
          ...pageRequest(request, deps, placeholders.nonce),
          url: request.visit.origin + pathname(request),
          csrfToken: placeholders.csrfToken,
          isFirstVisit: isFirst,
          transport: async () => ({ status: 200, headers: json, body }),
        });
        return pageTemplate(page.html ?? '', Object.values(placeholders));
      });
      const values = {
        [placeholders.nonce]: nonce,
        [placeholders.csrfToken]: deps.csrf.tokenFor(request.visit.sessionToken),
      };
      return {
        html: () => template.fill(values),
        gzipped: () => template.fillGzipped(values),
      };
    },
  };
}

/** Registered viewers have pages of their own; a side panel wants the content alone. */
function sharedGalleryOf(request: FastifyRequest): string | undefined {
  const isForEveryone = request.method === 'GET' && request.visit.account === undefined;
  if (!isForEveryone || asksForPart(request)) return undefined;
  return galleryPath.exec(pathname(request))?.[1];
}

function pathname(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
