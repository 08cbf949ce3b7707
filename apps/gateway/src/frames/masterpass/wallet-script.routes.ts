import type { FastifyInstance } from 'fastify';
import { sendFile } from '../frames.routes.ts';
import { openWalletScript, walletScriptPath } from './wallet-script.ts';

/** A stand-in of the wallet's own script. */
export function addWalletScript(app: FastifyInstance): void {
  app.get(walletScriptPath, async (request, reply) =>
    sendFile(request, reply.type('text/javascript; charset=utf-8'), await openWalletScript()),
  );
}
