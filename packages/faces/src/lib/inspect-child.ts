/** Looks at a model in a process of its own, which may die of it, and says by one line of JSON what it is. */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { checkModel, ModelProblem, type CheckedModel } from './check-model.ts';
import type { ColorOrder } from './model-input.ts';
import { openSession } from './onnx-describer.ts';
import type { OnnxRuntime } from './onnx-runtime.ts';

export interface Inspection {
  runtime: string;
  colors: ColorOrder;
}

export type InspectionReply = { is: 'model'; model: CheckedModel } | { is: 'none'; why: string };

async function inspect(
  { runtime: entry, colors }: Inspection,
  bytes: Buffer,
): Promise<InspectionReply> {
  // The package brings no types that we could build against: onnx-runtime.ts says what is used of it.
  const runtime = createRequire(import.meta.url)(entry) as OnnxRuntime;
  try {
    const session = await openSession(runtime, { bytes, runBy: 'cpu' });
    return { is: 'model', model: await checkModel(runtime, session, colors) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { is: 'none', why: error instanceof ModelProblem ? why : `cannot be run (${why})` };
  }
}

// The parent is our own host.
const asked = JSON.parse(process.argv[2] ?? '') as Inspection;
const reply = await inspect(asked, await buffer(process.stdin));
process.stdout.write(JSON.stringify(reply), () => process.exit());
