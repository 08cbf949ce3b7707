import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guardDownload, isNavigation } from '../../http/download-guard.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { EmailWanted } from './download-access.service.ts';

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

interface DownloadRoute {
  url: string;
  /** What the gallery's page is asked to do once it knows who wants it: `galleryLink` of the pages. */
  wanted: (request: FastifyRequest) => Record<string, string>;
}

export const wholeGallery = (): Record<string, string> => ({ do: 'download-gallery' });

/**
 * A link that saves something: GET and HEAD, behind the guard for downloads. A visitor who follows it is
 * led to the gallery, which asks for an email; an account that is signed out signs in and comes back.
 */
export function addDownloadRoute(
  app: FastifyInstance,
  { url, wanted }: DownloadRoute,
  handle: Handler,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    onRequest: async (request) => guardDownload(request),
    handler: async (request, reply) => {
      void reply.headers({
        vary: 'Sec-Fetch-Site, Cookie',
        'cross-origin-resource-policy': 'same-origin',
      });
      try {
        return await handle(request, reply);
      } catch (error) {
        const asking = isNavigation(request) ? whereAsked(error, request, wanted) : undefined;
        if (asking === undefined) throw error;
        return reply.header('cache-control', 'no-store').redirect(asking, 303);
      }
    },
  });
}

/** The page that asks who wants to download; undefined for any other failure. */
function whereAsked(
  error: unknown,
  request: FastifyRequest,
  wanted: DownloadRoute['wanted'],
): string | undefined {
  if (error instanceof EmailWanted) {
    const query = new URLSearchParams(wanted(request));
    return `/s/${error.shareId}/gallery?${query.toString()}`;
  }
  if (!(error instanceof ProblemError) || error.problem.code !== 'registrationRequired') {
    return undefined;
  }
  const query = new URLSearchParams({ mode: 'login', url: request.url });
  return `/account/verify?${query.toString()}`;
}
