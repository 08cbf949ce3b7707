import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { addressesFor } from '../../http/addresses.ts';
import { framePolicy, renderFramePage } from '../frame-page.ts';
import { originsOf, sendFile } from '../frames.routes.ts';
import { openCardFormFiles } from './card-form-files.ts';

const folder = '/card-form/v1';
const scriptType = 'text/javascript; charset=utf-8';

/** The card form that merchants load as one script, and the frame in which its inputs are. */
export function addCardForm(app: FastifyInstance, deps: Dependencies): void {
  const files = openCardFormFiles();
  app.get(`${folder}/card-form.js`, async (request, reply) =>
    sendFile(request, reply.type(scriptType), (await files()).script),
  );
  app.get(`${folder}/sri.json`, async (_request, reply) =>
    reply
      .headers({ 'access-control-allow-origin': '*', 'cache-control': 'public, no-cache' })
      .send({ 'card-form.js': (await files()).script.integrity }),
  );
  app.get(`${folder}/frame.js`, async (request, reply) =>
    sendFile(request, reply.type(scriptType), (await files()).frameScript),
  );
  app.get(`${folder}/frame.css`, async (request, reply) =>
    sendFile(request, reply.type('text/css; charset=utf-8'), (await files()).frameStyle),
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
