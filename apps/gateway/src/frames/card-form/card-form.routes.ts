import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { join } from 'node:path';
import { bundleOnce } from '../../browser-files/bundle.ts';
import { serveFile } from '../../browser-files/send-file.ts';
import { framePolicy } from '../../http/page-policy.ts';
import { renderFramePage } from '../frame-page.ts';
import { originsOf } from '../frames.routes.ts';

const folder = '/card-form/v1';
const browser = join(import.meta.dirname, 'browser');

/** The script of the merchant's page, and what the frame loads. */
const files = bundleOnce({
  script: join(browser, 'script.ts'),
  frameScript: join(browser, 'frame.ts'),
  frameStyle: [join(browser, 'frame.css')],
});

/** The card form that merchants load as one script, and the frame in which its inputs are. */
export function addCardForm(app: FastifyInstance, deps: Dependencies): void {
  serveFile(app, `${folder}/card-form.js`, async () => (await files()).script);
  serveFile(app, `${folder}/frame.js`, async () => (await files()).frameScript);
  serveFile(app, `${folder}/frame.css`, async () => (await files()).frameStyle);
  app.get(`${folder}/sri.json`, async (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, no-cache' })
      .send({ 'card-form.js': (await files()).script.integrity }),
  );
  app.get(`${folder}/frame.html`, async (request, reply) => {
    const { frameScript, frameStyle } = await files();
    const origins = await originsOf(deps, request);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': framePolicy(origins, addressesFor(deps.settings, request)),
        'cache-control': 'private, no-cache',
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
        'referrer-policy': 'strict-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(
        renderFramePage({
          title: 'Card details',
          script: { path: `frame.js?v=${frameScript.version}`, file: frameScript },
          style: { path: `frame.css?v=${frameStyle.version}`, file: frameStyle },
          origins,
        }),
      );
  });
}
