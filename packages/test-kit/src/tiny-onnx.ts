/** Writes ONNX files of a few nodes without weights: as much of the format as tests of models need. */

type Shape = readonly (number | string)[];

interface TinyValue {
  name: string;
  shape: Shape;
}

interface TinyNode {
  type: string;
  from: string;
  to: string;
  /** Whole numbers, one or a row of them. */
  attributes?: Record<string, number | readonly number[]>;
}

export interface TinyModel {
  input: TinyValue;
  nodes: readonly TinyNode[];
  outputs: readonly TinyValue[];
}

/** Numbers by which the format names its parts. */
const float32 = 1;
const kinds = { whole: 2, wholes: 7 };
const irVersion = 8;
const operatorSet = 13;

export function tinyOnnx({ input, nodes, outputs }: TinyModel): Buffer {
  const graph = [
    ...nodes.map((node) => part(1, nodeOf(node))),
    text(2, 'tiny'),
    part(11, valueOf(input)),
    ...outputs.map((output) => part(12, valueOf(output))),
  ];
  return Buffer.concat([
    whole(1, irVersion),
    part(7, graph),
    part(8, [text(1, ''), whole(2, operatorSet)]),
  ]);
}

function nodeOf({ type, from, to, attributes = {} }: TinyNode): Buffer[] {
  const given = Object.entries(attributes).map(([name, value]) =>
    part(5, [
      text(1, name),
      ...(typeof value === 'number' ? [whole(3, value)] : value.map((each) => whole(8, each))),
      whole(20, typeof value === 'number' ? kinds.whole : kinds.wholes),
    ]),
  );
  return [text(1, from), text(2, to), text(4, type), ...given];
}

function valueOf({ name, shape }: TinyValue): Buffer[] {
  const sizes = shape.map((size) =>
    part(1, [typeof size === 'number' ? whole(1, size) : text(2, size)]),
  );
  const tensor = [whole(1, float32), part(2, sizes)];
  return [text(1, name), part(2, [part(1, tensor)])];
}

function whole(field: number, value: number): Buffer {
  return Buffer.from([...varint(field * 8), ...varint(value)]);
}

function text(field: number, value: string): Buffer {
  return part(field, [Buffer.from(value)]);
}

function part(field: number, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([...varint(field * 8 + 2), ...varint(body.length)]), body]);
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

/** Describes a face by the colors of 16 squares: enough to tell pictures apart, and nobody's work. */
export function tinyFaceModel(sidePx = 112): TinyModel {
  const square = sidePx / 4;
  return {
    input: { name: 'face', shape: ['batch', 3, sidePx, sidePx] },
    nodes: [
      {
        type: 'AveragePool',
        from: 'face',
        to: 'squares',
        attributes: { kernel_shape: [square, square], strides: [square, square] },
      },
      { type: 'Flatten', from: 'squares', to: 'numbers', attributes: { axis: 1 } },
    ],
    outputs: [{ name: 'numbers', shape: ['batch', 48] }],
  };
}
