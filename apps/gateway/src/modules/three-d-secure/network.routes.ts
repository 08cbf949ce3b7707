import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { allowScripts } from '../../http/cors.ts';
import { sendFile } from '../../frames/frames.routes.ts';
import { openNetworkFiles } from '../../frames/card-network/network-files.ts';
import {
  followChallenge,
  leaveChallenge,
  noteBin,
  noteDevice,
  openSession,
  readNetworkCaller,
} from './network.service.ts';

const script = 'text/javascript; charset=utf-8';

/** The card network as a page meets it: a stand-in of its script, and what that script asks. */
export async function addCardNetwork(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const files = openNetworkFiles();
  await app.register(
    async (scope) => {
      scope.get('/songbird.js', async (request, reply) =>
        sendFile(request, reply.type(script), (await files()).songbird),
      );
      scope.get('/collect.js', async (request, reply) =>
        sendFile(request, reply.type(script), (await files()).collect),
      );
      scope.get('/collect.html', async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .headers({
            'content-security-policy':
              "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'",
            'cross-origin-embedder-policy': 'require-corp',
            'cross-origin-resource-policy': 'cross-origin',
            'referrer-policy': 'no-referrer',
            'x-content-type-options': 'nosniff',
          })
          .send(collectPage),
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

const collectPage = `<!doctype html>
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
    const caller = await readNetworkCaller(deps, Object(body).jwt);
    return { sessionId: await openSession(deps, caller) };
  });
  scope.post('/bin', async ({ body }) => {
    const { jwt, bin } = Object(body) as Record<string, unknown>;
    const caller = await readNetworkCaller(deps, jwt);
    return { Status: await noteBin(deps, caller, bin) };
  });
  scope.post('/device', async ({ body }) => {
    const { sessionId, ...collected } = Object(body) as Record<string, unknown>;
    await noteDevice(deps, String(sessionId), collected);
    return {};
  });
  scope.post('/challenge', async ({ body }) => {
    const { jwt, transactionId } = Object(body) as Record<string, unknown>;
    return followChallenge(deps, await readNetworkCaller(deps, jwt), String(transactionId));
  });
  scope.post('/leave', async ({ body }) => {
    const { jwt, transactionId } = Object(body) as Record<string, unknown>;
    return leaveChallenge(deps, await readNetworkCaller(deps, jwt), String(transactionId));
  });
}
