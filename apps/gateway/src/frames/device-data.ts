import type { FastifyInstance } from 'fastify';

/** There is no device to recognize in a sandbox: the frame loads, and that is all. */
const page = `<!doctype html>
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
      reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'",
          'cross-origin-embedder-policy': 'require-corp',
          'cross-origin-resource-policy': 'cross-origin',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        })
        .send(page),
    );
  }
}
