import type { FastifyInstance } from 'fastify';

const maxFields = 200;

/** Forms that work without script; a repeated field keeps its last value. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const fields = [...new URLSearchParams(String(body))].slice(0, maxFields);
      done(null, Object.fromEntries(fields));
    },
  );
}
