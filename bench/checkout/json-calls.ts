import { Agent, request, type IncomingMessage } from 'node:http';

export interface JsonCall {
  method: 'POST' | 'PATCH';
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

export interface JsonReply {
  status: number;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export type SendJson = (call: JsonCall) => Promise<JsonReply>;

/** Calls over connections that are kept, with as little work of our own as there can be. */
export function openJsonCalls(origin: string): SendJson & Disposable {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const send: SendJson = async ({ method, path, headers = {}, body }) => {
    const text = body === undefined ? '' : JSON.stringify(body);
    const going = request(new URL(path, origin), {
      method,
      agent,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      },
    });
    going.end(text);
    const reply = await new Promise<IncomingMessage>((resolve, reject) => {
      going.once('response', resolve).once('error', reject);
    });
    const received = Buffer.concat(await reply.toArray()).toString();
    const body_: unknown = received === '' ? undefined : JSON.parse(received);
    return { status: reply.statusCode ?? 0, headers: reply.headers, body: body_ };
  };
  return Object.assign(send, { [Symbol.dispose]: () => agent.destroy() });
}
