import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { bundleAll } from './bundles.ts';
import { tokenizedCard } from './fake-gateway.ts';

/** A shop and a gateway on two origins of this computer, for browsers whose network we cannot play. */
export interface LoopbackShop {
  shop: string;
  gateway: string;
  /** Cards that came to the gateway. */
  cards: unknown[];
  close(): Promise<void>;
}

/** Serves a checkout page at 127.0.0.1, and frames and API at localhost. */
export async function startLoopbackShop(): Promise<LoopbackShop> {
  const bundles = await bundleAll();
  const cards: unknown[] = [];
  let gateway = '';
  const files: Record<string, [type: string, body: () => string]> = {
    'client.min.js': ['text/javascript', () => bundles.client],
    'hosted-fields.min.js': ['text/javascript', () => bundles.hostedFields],
    'frame.js': ['text/javascript', () => bundles.frame],
    'hosted-fields-frame.min.html': ['text/html', () => framePage],
    configuration: ['application/json', () => JSON.stringify(configurationOf(gateway))],
    credit_cards: ['application/json', () => JSON.stringify({ creditCards: [tokenizedCard] })],
  };
  const api = await listen(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname.split('/').at(-1) ?? '';
    const body = await text(request);
    if (name === 'credit_cards' && request.method === 'POST')
      cards.push((JSON.parse(body) as { creditCard: unknown }).creditCard);
    const file = files[name];
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (file) response.setHeader('content-type', `${file[0]}; charset=utf-8`);
    if (file?.[0] === 'text/html')
      response.setHeader(
        'content-security-policy',
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'",
      );
    response.writeHead(file ? 200 : 404).end(file?.[1]());
  });
  gateway = `http://localhost:${portOf(api)}`;
  const page = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shopPage(gateway));
  });
  return {
    shop: `http://127.0.0.1:${portOf(page)}`,
    gateway,
    cards,
    close: async () => {
      for (const server of [api, page]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}

const framePage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="albumen-origins" content="loopback"><title>Secure Credit Card Frame</title>
<script defer src="../js/frame.js"></script></head><body></body></html>`;

const shopPage = (gateway: string): string => `<!doctype html><html lang="en"><title>Shop</title>
${['number', 'expirationDate', 'cvv', 'cardholderName'].map((key) => `<div id="${key}" style="height:30px;width:300px"></div>`).join('')}
${['client', 'hosted-fields'].map((name) => `<script src="${gateway}/web/3.109.0/js/${name}.min.js"></script>`).join('')}</html>`;

function configurationOf(gateway: string): object {
  return {
    environment: 'sandbox',
    merchantId: 'shop_merchant',
    clientApiUrl: `${gateway}/merchants/shop_merchant/client_api`,
    assetsUrl: gateway,
    creditCards: { supportedCardTypes: ['Visa'] },
  };
}

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
