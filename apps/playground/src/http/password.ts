import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Asked by machines, which have other means: a signature, or nothing to hide. */
const open = new Set(['/health', '/webhooks']);

/** Lets in who gives the password, by whatever name. */
export function askForPassword(app: FastifyInstance, password: string): void {
  const expected = digest(password);
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (open.has(path)) return;
    const [, encoded = ''] = /^Basic (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const given = Buffer.from(encoded, 'base64').toString('utf8').split(':').slice(1).join(':');
    if (timingSafeEqual(digest(given), expected)) return;
    await reply
      .status(401)
      .header('www-authenticate', 'Basic realm="Playground", charset="UTF-8"')
      .header('cache-control', 'no-store')
      .send({ error: { message: 'The playground asks for its password.' } });
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
