import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { servedModelPath, type ServedModel } from '@albumen/faces/served-model';
import { yearSeconds } from '@albumen/server-kit/cache-control';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';

const binaryType = 'application/octet-stream';

/**
 * The operator's model and what runs it, for the browsers of guests who look for themselves. The address says
 * which model it is, the names say which release of the program, so that both may be kept for good.
 */
export function addFaceModel(app: FastifyInstance, { faceModel }: Dependencies): void {
  if (faceModel === undefined) return;
  const { id, bytes, input, browserRuntime } = faceModel;
  const { module, binary, version } = browserRuntime;
  const folder = servedModelPath(id);
  const files = {
    model: 'model.onnx',
    module: `runtime-${version}.mjs`,
    binary: `runtime-${version}.wasm`,
  };
  const served = { config: { ignoresCookies: true } };
  app.get(`${folder}model.json`, served, async (_, reply): Promise<ServedModel> => {
    const totalBytes = bytes.length + (await stat(binary)).size;
    void reply.header('cache-control', 'no-cache');
    return { input, files, totalBytes };
  });
  app.get(`${folder}${files.model}`, served, (_, reply) =>
    kept(reply, { type: binaryType, bytes: bytes.length }).send(bytes),
  );
  const runtime = [
    { name: files.module, file: module, type: 'text/javascript; charset=utf-8' },
    { name: files.binary, file: binary, type: 'application/wasm' },
  ];
  for (const { name, file, type } of runtime) {
    app.get(`${folder}${name}`, served, async (_, reply) => {
      const { size } = await stat(file);
      return kept(reply, { type, bytes: size }).send(createReadStream(file));
    });
  }
}

function kept(reply: FastifyReply, { type, bytes }: { type: string; bytes: number }): FastifyReply {
  return reply.type(type).headers({
    'content-length': bytes,
    'cache-control': `public, max-age=${yearSeconds}, immutable`,
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
}
