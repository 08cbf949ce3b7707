/** What we use of ONNX Runtime, which the operator installs: the same in Node and in a browser. */
export interface OnnxRuntime {
  InferenceSession: {
    create(model: Uint8Array, options: OnnxOptions): Promise<OnnxSession>;
  };
  Tensor: new (type: 'float32', values: Float32Array, shape: readonly number[]) => OnnxTensor;
  env: { wasm: { numThreads?: number; wasmBinary?: ArrayBuffer } };
}

interface OnnxOptions {
  executionProviders: readonly ('cpu' | 'wasm')[];
  intraOpNumThreads: number;
}

export interface OnnxTensor {
  readonly data: ArrayLike<unknown>;
}

/** A size is a name where the model leaves it open. */
export interface OnnxValue {
  readonly name: string;
  readonly isTensor: boolean;
  readonly type?: string;
  readonly shape?: readonly (number | string)[];
}

export interface OnnxSession {
  readonly inputMetadata?: readonly OnnxValue[];
  readonly outputMetadata?: readonly OnnxValue[];
  run(inputs: Readonly<Record<string, OnnxTensor>>): Promise<Readonly<Record<string, OnnxTensor>>>;
}
