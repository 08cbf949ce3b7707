import type { Describer } from './describer.ts';
import { shapeOf, valuesOf, type ModelInput } from './model-input.ts';
import type { OnnxRuntime, OnnxSession } from './onnx-runtime.ts';

/** Where eyes, nose and mouth lie on the 112 pixels that published models are taught on. */
const places = [
  { x: 38.2946, y: 51.6963 },
  { x: 73.5318, y: 51.5014 },
  { x: 56.0252, y: 71.7366 },
  { x: 41.5493, y: 92.3655 },
  { x: 70.7299, y: 92.2041 },
].map(({ x, y }) => ({ x: x / 112, y: y / 112 }));

/** Opens a model in this process or worker, on one thread. @throws Error when the file is none. */
export function openSession(
  runtime: OnnxRuntime,
  { bytes, runBy }: { bytes: Uint8Array; runBy: 'cpu' | 'wasm' },
): Promise<OnnxSession> {
  return runtime.InferenceSession.create(bytes, {
    executionProviders: [runBy],
    intraOpNumThreads: 1,
  });
}

/** Describes faces by a model of the operator's. */
export function onnxDescriber(
  runtime: OnnxRuntime,
  session: OnnxSession,
  input: ModelInput,
): Describer {
  return {
    sidePx: input.sidePx,
    places,
    isOfUnitLength: true,
    async numbersOf(face) {
      const tensor = new runtime.Tensor('float32', valuesOf(face, input), shapeOf(input));
      const [output] = Object.values(await session.run({ [input.name]: tensor }));
      return Float32Array.from(output?.data ?? [], Number);
    },
  };
}
