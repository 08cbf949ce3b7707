import { html } from '@albumen/server-kit/html';
import type { FastifyInstance } from 'fastify';
import { forFrames, sendPage } from '../pages/send-page.ts';

/** There is no device to recognize in a sandbox: the frame loads, and that is all. */
const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Device data (sandbox)</title>
</head>
<body></body>
</html>
`;

/** PayPal's script that recognizes devices: it loads, and that is all, too. */
const fraudnetScript = "'use strict';\n";

export function addFraudnetScript(app: FastifyInstance): void {
  app.get('/da/r/fb.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=86400',
      })
      .send(fraudnetScript),
  );
}

/** The page that data collectors put into their frame where a merchant has Kount. */
export function addKountPage(app: FastifyInstance): void {
  for (const path of ['/sandbox/data/logo.htm', '/data/logo.htm']) {
    app.get(path, async (_request, reply) =>
      sendPage(reply, {
        page,
        policy: "default-src 'none'; base-uri 'none'; form-action 'none'",
        headers: { ...forFrames, 'referrer-policy': 'no-referrer' },
      }),
    );
  }
}
