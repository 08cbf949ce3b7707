import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

export interface WebhookReceiver {
  url: string;
  /** Bodies in the order they came. */
  received: { signature: string; payload: string }[];
  /** Status of the answers to come. */
  answerWith: (status: number) => void;
  /** Answers after this, until it resolves. */
  answerAfter: (moment: Promise<unknown>) => void;
  /** Resolves when so many have come. */
  waitFor: (count: number) => Promise<void>;
}

/** The SDK has `verify`; its types forget it. */
interface Verifier {
  webhookNotification: object;
}

function answerTo({ webhookNotification }: Verifier, challenge: string): string {
  return (webhookNotification as { verify: (text: string) => string }).verify(challenge);
}

/** A merchant's server that answers the challenge by the official SDK and keeps its notifications. */
export async function openReceiver(gateway: Verifier): Promise<WebhookReceiver> {
  const received: WebhookReceiver['received'] = [];
  let status = 200;
  let moment: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost');
    const challenge = asked.searchParams.get('bt_challenge');
    if (challenge !== null) return response.end(answerTo(gateway, challenge));
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part;
    });
    return request.on('end', () => {
      const form = new URLSearchParams(body);
      received.push({
        signature: form.get('bt_signature') ?? '',
        payload: form.get('bt_payload') ?? '',
      });
      server.emit('webhook');
      void moment.then(() => response.writeHead(status).end());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answerWith(next) {
      status = next;
    },
    answerAfter(next) {
      moment = next;
    },
    async waitFor(count) {
      while (received.length < count) await once(server, 'webhook');
    },
  };
}
