import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { callTool } from '../../gateway-tools.ts';
import { Refusal } from '../../http/errors.ts';

/** What the console asks of the gateway; nothing else is passed on. */
const passed: readonly (readonly ['GET' | 'POST' | 'DELETE', string])[] = [
  ['GET', '/transactions'],
  ['GET', '/transactions/:id'],
  ['GET', '/webhooks'],
  ['POST', '/webhooks/check'],
  ['POST', '/webhooks/:id/replay'],
  ['GET', '/webhook-addresses'],
  ['POST', '/webhook-addresses'],
  ['DELETE', '/webhook-addresses/:id'],
  ['GET', '/requests'],
  ['GET', '/origins'],
  ['POST', '/origins'],
  ['DELETE', '/origins'],
  ['POST', '/merchants'],
  ['GET', '/keys'],
  ['POST', '/keys/api'],
  ['DELETE', '/keys/api'],
  ['POST', '/keys/tokenization'],
  ['DELETE', '/keys/tokenization'],
];

/** The console's data, fetched with the merchant's key, which never comes to the page. */
export function addConsole(api: FastifyInstance, { merchant }: Dependencies): void {
  for (const [method, url] of passed) {
    api.route({
      method,
      url: `/console${url}`,
      async handler(request, reply) {
        refuseSuicide(request, merchant);
        const path = pathOf(url, request);
        const answer = await callTool(merchant, { method, path, body: request.body });
        return reply.status(answer.status).send(answer.body);
      },
    });
  }
}

/** The path once more from its parts, so that none of them leads anywhere else. */
function pathOf(pattern: string, { params, query }: FastifyRequest): string {
  const { id = '' } = params as { id?: string }; // the only one in the list above
  const path = `console${pattern.replace(':id', encodeURIComponent(id))}`;
  const asked = new URLSearchParams(query as Record<string, string>).toString(); // parsed by Fastify
  return asked === '' ? path : `${path}?${asked}`;
}

/** Without its own keys the playground could neither charge nor show this console. */
function refuseSuicide(
  { method, body }: FastifyRequest,
  { publicKey, tokenizationKey }: Dependencies['merchant'],
): void {
  const key: unknown = Object(body).key;
  if (method === 'DELETE' && (key === publicKey || key === tokenizationKey)) {
    throw new Refusal(409, 'The playground works with this key, so it stays.');
  }
}
