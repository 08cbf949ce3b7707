import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { FaceModel, Manifest, WeightFile } from '../face-model.ts';
import { onnxDescriber, openSession } from './onnx-describer.ts';
import type { OnnxRuntime } from './onnx-runtime.ts';
import type { DescribingModel } from './protocol.ts';

const require = createRequire(import.meta.url);

/** Opens the model in a process of its own: the bundle is a browser's, and what it looks for is set up here. */
export async function openModelFromDisk(own?: DescribingModel): Promise<FaceModel> {
  Object.assign(globalThis, {
    // It takes Node for a place without an encoder unless it believes to be in a worker.
    WorkerGlobalScope: class {},
    require,
    __dirname: import.meta.dirname,
  });
  const { openFaceModel } = await import('../face-model.ts');
  return openFaceModel({
    wasmUrls: {
      fast: await wasmUrl('tfjs-backend-wasm-simd.wasm'),
      plain: await wasmUrl('tfjs-backend-wasm.wasm'),
    },
    async manifestOf(file) {
      const text = await readFile(modelPath(`${file}_model-weights_manifest.json`), 'utf8');
      // Comes with the package, in this shape.
      return JSON.parse(text) as Manifest;
    },
    async weightsOf(file: WeightFile) {
      const bytes = await readFile(modelPath(`${file}_model.bin`));
      return new Uint8Array(bytes).buffer;
    },
    openDescriber: own && (() => openOwn(own)),
  });
}

async function openOwn({ runtime: entry, bytes, input }: DescribingModel) {
  // The package brings no types that we could build against: onnx-runtime.ts says what is used of it.
  const runtime = require(entry) as OnnxRuntime;
  return onnxDescriber(runtime, await openSession(runtime, { bytes, runBy: 'cpu' }), input);
}

function modelPath(name: string): string {
  return require.resolve(`@vladmandic/face-api/model/${name}`);
}

/** The library fetches its binary; nothing leaves the process. */
async function wasmUrl(name: string): Promise<string> {
  const folder = dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json'));
  const bytes = await readFile(`${folder}/dist/${name}`);
  return `data:application/wasm;base64,${bytes.toString('base64')}`;
}
