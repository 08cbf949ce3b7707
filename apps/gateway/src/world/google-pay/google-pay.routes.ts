import { recordOf, textsOf } from '@albumen/domain/json-record';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { bundleOnce } from '../../browser-files/bundle.ts';
import { serveFile } from '../../browser-files/send-file.ts';
import type { Dependencies } from '../../dependencies.ts';
import { originsOf } from '../../frames/frames.routes.ts';
import { addressesFor } from '../../http/addresses.ts';
import { framePolicy } from '../../http/page-policy.ts';
import { refuse } from '../../http/refusal.ts';
import { refused, tokenizeForGoogle } from '../../modules/google-pay/google-pay.service.ts';
import { nameToPayers } from '../../modules/merchants/merchants.service.ts';
import { sandboxStyle } from '../pages/page.ts';
import { forFrames, sendPage } from '../pages/send-page.ts';
import { renderGoogleSheet } from './sheet-page.ts';
import { findWalletCard } from './wallet-cards.ts';

const browser = join(import.meta.dirname, 'browser');

/** A stand-in of Google's script of the same name, and what the payment sheet loads. */
const files = bundleOnce({
  pay: join(browser, 'pay.ts'),
  sheet: join(browser, 'sheet.ts'),
  sheetStyle: [sandboxStyle, join(browser, 'sheet.css')],
});

/** Google Pay as a page meets it: its script, and a wallet. */
export function addGooglePay(app: FastifyInstance, deps: Dependencies): void {
  // The path of Google's own, on this host.
  serveFile(app, '/gp/p/js/pay.js', async () => (await files()).pay);
  serveFile(app, '/google-pay/sheet.js', async () => (await files()).sheet);
  serveFile(app, '/google-pay/sheet.css', async () => (await files()).sheetStyle);
  app.get('/google-pay/sheet', async (request, reply) => {
    const { m } = textsOf(request.query);
    if (m === undefined) refuse(404, 'There is no such merchant.');
    const origins = await originsOf(deps, request);
    const { sheet: script, sheetStyle: style } = await files();
    const page = renderGoogleSheet(await nameToPayers(deps.db, m), {
      origins,
      files: { path: '/google-pay/sheet', script, style },
    });
    const policy = framePolicy(origins, addressesFor(deps.settings, request));
    return sendPage(reply, { page, policy, headers: forFrames });
  });
  app.post('/google-pay/token', async ({ body }, reply) => {
    const { parameters } = recordOf(body);
    const { card, ending } = textsOf(body);
    const held = findWalletCard(card);
    if (!held) refuse(404, 'There is no such card in this wallet.');
    const token =
      ending === 'refused'
        ? refused('The card was refused.')
        : await tokenizeForGoogle(deps, textsOf(parameters), held);
    return reply.header('cache-control', 'no-store').send({ token: JSON.stringify(token) });
  });
}
