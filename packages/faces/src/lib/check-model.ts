import type { Picture } from '../face-model.ts';
import { onnxDescriber } from './onnx-describer.ts';
import type { ColorOrder, ModelInput } from './model-input.ts';
import type { OnnxRuntime, OnnxSession, OnnxValue } from './onnx-runtime.ts';

/** What is wrong with a model, in a sentence for the operator. */
export class ModelProblem extends Error {
  override readonly name = 'ModelProblem';
}

export interface CheckedModel {
  input: ModelInput;
  /** How many numbers it makes of a face. */
  numberCount: number;
}

const usualSidePx = 112;
const sides = { least: 32, most: 512 };
const counts = { least: 16, most: 1_024 };

/** Finds out how a model wants faces, and tries it on gray ones. @throws ModelProblem when it describes none. */
export async function checkModel(
  runtime: OnnxRuntime,
  session: OnnxSession,
  colors: ColorOrder,
): Promise<CheckedModel> {
  const { inputMetadata: inputs, outputMetadata: outputs } = session;
  if (inputs === undefined || outputs === undefined)
    throw new ModelProblem('needs a newer onnxruntime-node, which says what the model takes');
  const [output] = outputs;
  if (outputs.length !== 1 || output?.type !== 'float32')
    throw new ModelProblem(`gives ${namesOf(outputs)}, where one row of float32 numbers is needed`);
  const input = readInput(inputs, colors);
  const [dark, light] = [await tryOn(40), await tryOn(200)];
  if (dark.every((value, index) => value === light[index]))
    throw new ModelProblem('makes the same numbers of different pictures');
  return { input, numberCount: dark.length };

  async function tryOn(level: number): Promise<Float32Array> {
    const describer = onnxDescriber(runtime, session, input);
    const numbers = await describer.numbersOf(grayFace(input.sidePx, level));
    if (numbers.length < counts.least || numbers.length > counts.most)
      throw new ModelProblem(
        `makes ${numbers.length} numbers of a face, where ${counts.least} to ${counts.most} are expected`,
      );
    if (!numbers.every(Number.isFinite) || numbers.every((value) => value === 0))
      throw new ModelProblem('makes no usable numbers of a gray picture');
    return numbers;
  }
}

function readInput(inputs: readonly OnnxValue[], colors: ColorOrder): ModelInput {
  const [input] = inputs;
  if (input === undefined || inputs.length !== 1 || input.type !== 'float32')
    throw new ModelProblem(`takes ${namesOf(inputs)}, where one picture as float32 is needed`);
  const [batch, ...sizes] = input.shape ?? [];
  const isInPlanes = sizes[0] === 3;
  const [height, width] = isInPlanes ? sizes.slice(1) : sizes;
  const isPicture = sizes.length === 3 && (isInPlanes || sizes[2] === 3);
  const sidePx = fixed(width) ?? usualSidePx;
  if (
    !isPicture ||
    (fixed(batch) ?? 1) !== 1 ||
    (fixed(height) ?? sidePx) !== sidePx ||
    sidePx < sides.least ||
    sidePx > sides.most
  )
    throw new ModelProblem(
      `takes ${namesOf(inputs)}, where one square picture in three colors is needed`,
    );
  return { name: input.name, sidePx, isInPlanes, colors };
}

/** Undefined where the model takes any size. */
function fixed(size: number | string | undefined): number | undefined {
  return typeof size === 'number' && size > 0 ? size : undefined;
}

function namesOf(values: readonly OnnxValue[]): string {
  const named = values.map(
    ({ name, type, shape = [] }) => `"${name}" (${type ?? 'no tensor'} ${shape.join('×')})`,
  );
  return named.join(', ') || 'nothing';
}

/** A slope from dark to light, so that no filter sees nothing at all. */
function grayFace(sidePx: number, level: number): Picture {
  const pixels = Uint8Array.from({ length: sidePx * sidePx * 3 }, (_, place) =>
    Math.min(255, Math.round((level * (place % (sidePx * 3))) / (sidePx * 2))),
  );
  return { pixels, width: sidePx, height: sidePx, channels: 3 };
}
