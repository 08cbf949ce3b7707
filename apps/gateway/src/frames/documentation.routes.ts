import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { refuse } from '../http/refusal.ts';
import { textFields } from '../records.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, no-cache',
};

/** The SDK's documentation, whose pages errors name by address. */
export function addDocumentation(app: FastifyInstance, { payFiles }: Dependencies): void {
  for (const path of ['/docs', '/docs/:page']) {
    app.get(path, async (request, reply) => {
      const { page = 'index' } = textFields(request.params);
      const text = await payFiles.documentation(page);
      if (text === undefined) refuse(404, 'There is no such page.');
      const kind = page.endsWith('.css') ? 'css' : 'html';
      return reply.type(`text/${kind}; charset=utf-8`).headers(headers).send(text);
    });
  }
}
