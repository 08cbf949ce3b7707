import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { Refusal } from '../../http/errors.ts';
import type { ReceivedWebhook } from '../../wire.ts';

export const webhookPath = '/webhooks';

const kept = 50;

/** Receives the gateway's webhooks as a shop would; lists the newest first. */
export async function addWebhooks(
  app: FastifyInstance,
  { sdk }: Dependencies,
): Promise<readonly ReceivedWebhook[]> {
  const received: ReceivedWebhook[] = [];
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    scope.get<{ Querystring: { bt_challenge?: string } }>(webhookPath, async ({ query }, reply) => {
      const challenge = query.bt_challenge;
      if (!/^[a-f0-9]{20,32}$/.test(challenge ?? '')) throw new Refusal(400, 'No challenge.');
      return reply.type('text/plain').send(sdk.webhookNotification.verify(challenge ?? ''));
    });
    scope.post(webhookPath, async ({ body }, reply) => {
      if (!(body instanceof URLSearchParams)) throw new Refusal(400, 'No notification.');
      received.unshift(await readNotification(sdk, body));
      received.length = Math.min(received.length, kept);
      return reply.status(200).send();
    });
  });
  return received;
}

async function readNotification(
  sdk: Dependencies['sdk'],
  form: URLSearchParams,
): Promise<ReceivedWebhook> {
  const signature = form.get('bt_signature') ?? '';
  const payload = form.get('bt_payload') ?? '';
  const news = await sdk.webhookNotification.parse(signature, payload).catch(() => {
    throw new Refusal(400, 'The signature is not ours.');
  });
  const subjectId = 'transaction' in news ? news.transaction.id : null;
  return { id: randomUUID(), at: new Date().toISOString(), kind: news.kind, subjectId };
}
