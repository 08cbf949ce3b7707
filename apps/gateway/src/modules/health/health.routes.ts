import { sql } from 'kysely';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';

/**
 * Asked by the supervisor and by machines that know none of our host names. `/live` asks nothing, so that
 * a database that is away restarts nobody.
 */
export function addHealth(app: FastifyInstance, { db, jobs }: Dependencies): void {
  app.get('/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  const answer = async (_request: FastifyRequest, reply: FastifyReply) => {
    const results = await Promise.allSettled([
      sql`select 1 from merchants limit 1`.execute(db),
      jobs.check(),
    ]);
    const isWell = results.every(({ status }) => status === 'fulfilled');
    return reply
      .status(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isWell ? 'ok' : 'unavailable' });
  };
  app.get('/health', answer);
  app.get('/ready', answer);
}
