import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { bundleScript } from '../bundle-script.ts';
import { sendFile } from '../frames.routes.ts';
import { preparePayFile, type PayFile } from '../pay-files.ts';

const input = join(import.meta.dirname, 'browser/paypal-sdk.ts');

/** A picture of one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** PayPal's own script as a page meets it: a stand-in; in the sandbox only. */
export function addPayPalSdk(app: FastifyInstance, { settings }: Dependencies): void {
  if (!settings.GATEWAY_SANDBOX) return;
  let made: Promise<PayFile> | undefined;
  app.get('/sdk/js', async (request, reply) => {
    // Made once, when the first browser asks.
    made ??= bundleScript(input).then(preparePayFile);
    return sendFile(request, reply.type('text/javascript; charset=utf-8'), await made);
  });
  app.get('/smart/buttons/preload', async (_request, reply) =>
    reply
      .type('image/gif')
      .headers({
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .send(pixel),
  );
}
