import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
});

const batch = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

export type CollectedSpan = z.output<typeof span>;

export interface TraceCollector {
  endpoint: string;
  spans: readonly CollectedSpan[];
  close: () => void;
}

/** Takes what a process tells of its work, by OTLP over HTTP. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const isTrace = request.method === 'POST' && request.url === '/v1/traces';
    if (!isTrace) return void response.writeHead(404).end();
    void text(request).then((body) => {
      const { resourceSpans } = batch.parse(JSON.parse(body));
      for (const { scopeSpans } of resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // of a TCP server that listens
  return { endpoint: `http://127.0.0.1:${port}`, spans, close: () => void server.close() };
}
