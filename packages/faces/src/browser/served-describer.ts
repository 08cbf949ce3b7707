import type { Describer } from '../lib/describer.ts';
import { onnxDescriber, openSession } from '../lib/onnx-describer.ts';
import type { OnnxRuntime } from '../lib/onnx-runtime.ts';
import { servedModelPath, type ServedModel } from '../served-model.ts';
import { loadBytes } from './load-bytes.ts';

/** The operator's model on its way to this browser. */
export interface ComingModel {
  totalBytes: number;
  /** Starts loading; resolves when all of it is there. */
  load(count: (bytes: number) => void): Promise<() => Promise<Describer>>;
}

/** Asks what there is to load. @throws Error when the server has no such model. */
export async function findServedModel(id: string): Promise<ComingModel> {
  const folder = new URL(servedModelPath(id), self.location.href);
  const reply = await fetch(new URL('model.json', folder));
  if (!reply.ok) throw new Error(`The model is not there: ${reply.status}.`);
  // Written by our own server.
  const { files, input, totalBytes } = (await reply.json()) as ServedModel;
  return {
    totalBytes,
    async load(count) {
      const [model, binary] = await Promise.all([
        loadBytes(new URL(files.model, folder), count),
        loadBytes(new URL(files.binary, folder), count),
      ]);
      return async () => {
        const runtime = await openRuntime(new URL(files.module, folder), binary);
        const session = await openSession(runtime, { bytes: new Uint8Array(model), runBy: 'wasm' });
        return onnxDescriber(runtime, session, input);
      };
    },
  };
}

async function openRuntime(module: URL, wasmBinary: ArrayBuffer): Promise<OnnxRuntime> {
  // The package brings no types that we could build against: onnx-runtime.ts says what is used of it.
  const runtime = (await import(/* @vite-ignore */ module.href)) as OnnxRuntime;
  // Threads need headers that a page with strangers' pictures and payment frames can't have.
  Object.assign(runtime.env.wasm, { numThreads: 1, wasmBinary });
  return runtime;
}
