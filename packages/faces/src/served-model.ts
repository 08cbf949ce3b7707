import type { ModelInput } from './lib/model-input.ts';

/** What a server says of the operator's model; the files lie beside it. */
export interface ServedModel {
  input: ModelInput;
  files: { model: string; module: string; binary: string };
  /** Of all files together. */
  totalBytes: number;
}

/** Where a server keeps a model for browsers, below its own address. */
export function servedModelPath(id: string): string {
  return `/face-model/${id}/`;
}
