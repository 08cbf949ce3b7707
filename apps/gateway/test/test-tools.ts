import type { FastifyInstance, InjectOptions } from 'fastify';

/** The merchant's own tools, called with its API key. */
export function openTools(
  app: FastifyInstance,
  credentials = 'sandbox_public:private-key-of-the-demo',
  merchantId = 'albumen_sandbox',
) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const options: InjectOptions = {
      method,
      url: `/merchants/${merchantId}${path}`,
      headers: { authorization: `Basic ${btoa(credentials)}` },
      ...(payload && { payload }),
    };
    const reply = await app.inject(options);
    const body: unknown = reply.body === '' ? null : reply.json();
    return { status: reply.statusCode, body };
  };
}
