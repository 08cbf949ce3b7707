import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { servedModelPath, type ServedModel } from '@albumen/faces/served-model';
import { yearSeconds } from '@albumen/server-kit/cache-control';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';

const binaryType = 'application/octet-stream';

/**
 * The operator's model and what runs it, for the browsers of guests who look for themselves. The address says
 * which model it is, the names say which release of the program, so that both may be kept for good.
 */
export function addFaceModel(app: FastifyInstance, { faceModel }: Dependencies): void {
  if (faceModel === undefined) return;
  const { id, path, input, browserRuntime } = faceModel;
  const folder = servedModelPath(id);
  const files = {
    model: 'model.onnx',
    module: `runtime-${browserRuntime.version}.mjs`,
    binary: `runtime-${browserRuntime.version}.wasm`,
  };
  const served = { config: { ignoresCookies: true } };
  app.get(`${folder}model.json`, served, async (_, reply): Promise<ServedModel> => {
    const sizes = await Promise.all([path, browserRuntime.binary].map((file) => stat(file)));
    const totalBytes = sizes.reduce((sum, { size }) => sum + size, 0);
    void reply.header('cache-control', 'no-cache');
    return { input, files, totalBytes };
  });
  const kept = [
    { name: files.model, file: path, type: binaryType },
    { name: files.module, file: browserRuntime.module, type: 'text/javascript; charset=utf-8' },
    { name: files.binary, file: browserRuntime.binary, type: 'application/wasm' },
  ];
  for (const { name, file, type } of kept) {
    app.get(`${folder}${name}`, served, async (_, reply) => {
      const { size } = await stat(file);
      return reply
        .type(type)
        .headers({
          'content-length': size,
          'cache-control': `public, max-age=${yearSeconds}, immutable`,
          'cross-origin-resource-policy': 'same-origin',
          'x-content-type-options': 'nosniff',
        })
        .send(createReadStream(file));
    });
  }
}
