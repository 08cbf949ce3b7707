import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { bundleOnce } from '../../browser-files/bundle.ts';
import { serveFile } from '../../browser-files/send-file.ts';

const files = bundleOnce({ script: join(import.meta.dirname, 'browser/paypal-sdk.ts') });

/** A picture of one transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** PayPal's own script as a page meets it: a stand-in. */
export function addPayPalScript(app: FastifyInstance): void {
  serveFile(app, '/sdk/js', async () => (await files()).script);
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
