import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { BotCheckStandIn } from './bot-check-stand-in.ts';

export interface BotCheckStandInOptions {
  /** `/stand-in/bot-check` */
  prefix: string;
  standIn: BotCheckStandIn;
  /** Origins on whose pages the widget works. */
  origins: readonly string[];
}

const solveBody = z.object({ sitekey: z.string().max(100) });
const text = z.string().max(4_096).default('');
const verifyBody = z.object({ secret: text, response: text, remoteip: text });

/** The widget's script, its own call for a token, and `siteverify`. */
export function registerBotCheckStandIn(
  app: FastifyInstance,
  { prefix, standIn, origins }: BotCheckStandInOptions,
): void {
  const script = readFileSync(new URL('./widget.js', import.meta.url), 'utf8');
  void app.register(
    async (scope) => {
      scope.get('/api.js', async (_request, reply) =>
        reply
          .type('text/javascript; charset=utf-8')
          .headers({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
          .send(script),
      );
      scope.post('/solve', async (request, reply) => {
        const hostname = hostnameOf(request, origins);
        const body = solveBody.safeParse(request.body);
        const token =
          hostname !== undefined && body.success
            ? standIn.solve(body.data.sitekey, hostname)
            : undefined;
        void reply.header('cache-control', 'no-store');
        if (token === undefined) return reply.status(403).send({ error: '110100' });
        return { token };
      });
      scope.post('/siteverify', async (request, reply) => {
        const body = verifyBody.safeParse(request.body);
        void reply.header('cache-control', 'no-store');
        if (!body.success) return { success: false, 'error-codes': ['bad-request'] };
        return await standIn.siteverify(body.data);
      });
    },
    { prefix },
  );
}

/** The page's host, as its browser says; never a host header. */
function hostnameOf(request: FastifyRequest, origins: readonly string[]): string | undefined {
  const { origin } = request.headers;
  return origin !== undefined && origins.includes(origin) ? new URL(origin).hostname : undefined;
}
