import { recordOf, textsOf } from '@albumen/domain/json-record';
import { join } from 'node:path';
import { html } from '@albumen/server-kit/html';
import type { FastifyInstance } from 'fastify';
import { bundleOnce } from '../../browser-files/bundle.ts';
import { serveFile } from '../../browser-files/send-file.ts';
import type { Dependencies } from '../../dependencies.ts';
import { allowScripts } from '../../http/cors.ts';
import { forFrames, sendPage } from '../pages/send-page.ts';
import {
  followChallenge,
  leaveChallenge,
  noteBin,
  noteDevice,
  openSession,
  readNetworkCaller,
} from './network.service.ts';

const browser = join(import.meta.dirname, 'browser');

/** A stand-in of the network's script of the same name, and that of the issuer's hidden frame. */
const files = bundleOnce({
  songbird: join(browser, 'songbird.ts'),
  collect: join(browser, 'collect.ts'),
});

/** The card network as a page meets it: a stand-in of its script, and what that script asks. */
export async function addCardNetwork(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register(
    async (scope) => {
      serveFile(scope, '/songbird.js', async () => (await files()).songbird);
      serveFile(scope, '/collect.js', async () => (await files()).collect);
      scope.get('/collect.html', async (_request, reply) =>
        sendPage(reply, {
          page: collectPage,
          policy:
            "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
          headers: { ...forFrames, 'referrer-policy': 'no-referrer' },
        }),
      );
    },
    { prefix: '/edge/v1' },
  );
  await app.register(
    async (scope) => {
      allowScripts(scope);
      addCalls(scope, deps);
    },
    { prefix: '/edge/v1/calls' },
  );
}

const collectPage = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Device data for the issuer</title>
<script defer src="collect.js"></script>
</head>
<body></body>
</html>
`;

function addCalls(scope: FastifyInstance, deps: Dependencies): void {
  scope.post('/init', async ({ body }) => {
    const caller = await readNetworkCaller(deps, textsOf(body)['jwt']);
    return { sessionId: await openSession(deps, caller) };
  });
  scope.post('/bin', async ({ body }) => {
    const { jwt, bin } = textsOf(body);
    const caller = await readNetworkCaller(deps, jwt);
    return { Status: await noteBin(deps, caller, bin) };
  });
  scope.post('/device', async ({ body }) => {
    const { sessionId, ...collected } = recordOf(body);
    await noteDevice(deps, String(sessionId), collected);
    return {};
  });
  scope.post('/challenge', async ({ body }) => {
    const { jwt, transactionId = '' } = textsOf(body);
    return followChallenge(deps, await readNetworkCaller(deps, jwt), transactionId);
  });
  scope.post('/leave', async ({ body }) => {
    const { jwt, transactionId = '' } = textsOf(body);
    return leaveChallenge(deps, await readNetworkCaller(deps, jwt), transactionId);
  });
}
