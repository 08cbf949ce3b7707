import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { sendPage } from '../../frames/bank/bank-pages.ts';
import { framePolicy } from '../../frames/frame-page.ts';
import { originsOf, sendFile } from '../../frames/frames.routes.ts';
import { openGoogleFiles } from '../../frames/google-pay/google-files.ts';
import { addressesFor } from '../../http/addresses.ts';
import { refuse } from '../../http/refusal.ts';
import { nameToPayers } from '../merchants/merchants.service.ts';
import { refused, tokenizeForGoogle } from './google-pay.service.ts';
import { renderGoogleSheet } from './sheet-page.ts';
import { findWalletCard } from './wallet-cards.ts';

const script = 'text/javascript; charset=utf-8';

/** Google Pay as a page meets it: a stand-in of its script, and a wallet; in the sandbox only. */
export function addGooglePay(app: FastifyInstance, deps: Dependencies): void {
  if (!deps.settings.GATEWAY_SANDBOX) return;
  const files = openGoogleFiles();
  // The path of Google's own, on this host.
  app.get('/gp/p/js/pay.js', async (request, reply) =>
    sendFile(request, reply.type(script), (await files()).pay),
  );
  app.get('/google-pay/sheet.js', async (request, reply) =>
    sendFile(request, reply.type(script), (await files()).sheet),
  );
  app.get('/google-pay/sheet.css', async (request, reply) =>
    sendFile(request, reply.type('text/css; charset=utf-8'), (await files()).sheetStyle),
  );
  app.get('/google-pay/sheet', async (request, reply) => {
    const { m } = request.query as { m?: unknown }; // the query string parser makes an object
    if (typeof m !== 'string') refuse(404, 'There is no such merchant.');
    const origins = await originsOf(deps, request);
    const { sheet, sheetStyle } = await files();
    const html = renderGoogleSheet(await nameToPayers(deps.db, m), {
      origins,
      script: sheet,
      style: sheetStyle,
    });
    void reply.headers({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
    });
    return sendPage(reply, html, framePolicy(origins, addressesFor(deps.settings, request)));
  });
  app.post('/google-pay/token', async (request, reply) => {
    const { parameters, card, ending } = fieldsOf(request);
    const held = findWalletCard(card);
    if (!held) refuse(404, 'There is no such card in this wallet.');
    const given = Object(parameters) as Readonly<Record<string, unknown>>;
    const token =
      ending === 'refused'
        ? refused('The card was refused.')
        : await tokenizeForGoogle(deps, given, held);
    return reply.header('cache-control', 'no-store').send({ token: JSON.stringify(token) });
  });
}

function fieldsOf({ body }: FastifyRequest): Readonly<Record<string, unknown>> {
  return Object(body) as Readonly<Record<string, unknown>>;
}
