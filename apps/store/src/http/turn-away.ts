import { labBrands, type LabBrand } from '@albumen/contract/brands';
import { labWebhookPath } from '@albumen/contract/endpoints/lab';
import { paymentNoticesPath } from '@albumen/contract/endpoints/payments';
import { health, live, ready } from '@albumen/contract/endpoints/uploads';
import { problem } from '@albumen/contract/problems';
import type { Rank } from '@albumen/server-kit/admission';
import { laterSeconds, type Shedding } from '@albumen/server-kit/shed-load';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { isNavigation } from './download-guard.ts';
import { busyNonce } from './page-renderer.ts';
import { sendProblem } from './problem-reply.ts';
import { contentSources } from './public-config.ts';
import { newNonce, pageHeaders } from './security-headers.ts';

/**
 * Whoever has begun to pay is let in before all others, and so is who says how a payment ended; a page that
 * was let in gets its photos.
 */
const firstInLine = /^\/(api\/)?(checkout|pay|orders?|cart|r)(\/|$)/;
const webhooks: readonly string[] = [paymentNoticesPath, labWebhookPath];
/** Balancers have to know how we do; scripts and fonts lie in memory, and the page that waits needs them. */
const free: readonly string[] = [health, ready, live].map(({ path }) => path);

type Needs = Pick<Dependencies, 'settings' | 'pages' | 'metrics'>;

export function turningAway({ settings, pages, metrics }: Needs): Shedding {
  const keptPages = new Map<LabBrand, string>();
  const pageOf = (brand: LabBrand) => {
    const kept = keptPages.get(brand) ?? pages.renderBusy(brand);
    keptPages.set(brand, kept);
    return kept;
  };
  return {
    rankOf,
    turnAway(request, reply) {
      const seconds = String(laterSeconds());
      void reply.header('retry-after', seconds);
      const brand = labBrands.find((one) => new URL(settings.origins[one]).host === request.host);
      if (brand === undefined || !isNavigation(request)) {
        return void sendProblem(request, reply, problem('unavailable'));
      }
      // Tries again without script.
      void reply.header('refresh', seconds);
      sendPage(reply, settings, pageOf(brand));
    },
    onLoad: metrics && ((load) => metrics.measureShedding(load)),
  };
}

function rankOf(request: FastifyRequest): Rank | undefined {
  const path = request.url.split('?', 1)[0] ?? '';
  if (path.startsWith('/assets/') || free.includes(path)) return undefined;
  const isFirst = firstInLine.test(path) || webhooks.includes(path) || isSentForm(request);
  return isFirst ? 'first' : 'ordinary';
}

/** What somebody filled in without script is not sent again by itself. */
function isSentForm(request: FastifyRequest): boolean {
  return request.method === 'POST' && isNavigation(request);
}

function sendPage(reply: FastifyReply, settings: Dependencies['settings'], html: string): void {
  const nonce = newNonce();
  const isHttps = settings.origins.halide.startsWith('https:');
  void reply
    .status(503)
    .headers(pageHeaders(nonce, contentSources(settings, []), isHttps))
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(busyNonce, nonce));
}
