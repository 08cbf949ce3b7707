import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { tinyFaceModel, tinyOnnx, type TinyModel } from '@albumen/test-kit/tiny-onnx';
import { createFaceFinder } from './face-finder.ts';
import { openOperatorModel, type OperatorModelFile } from './operator-model.ts';

/** The model gives way to everything else, so on a busy machine this is a timeout, not a measure. */

/** As an operator has them: outside of the lock file, since nobody else needs them. */
const installed = resolve(import.meta.dirname, '../../../.cache/onnxruntime/node_modules');
const hasRuntime = existsSync(join(installed, 'onnxruntime-node'));
const why = hasRuntime
  ? ''
  : ' (left out: npm install --prefix .cache/onnxruntime --ignore-scripts onnxruntime-node@1.30.0 onnxruntime-web@1.30.0)';

const bare = await mkdtemp(join(tmpdir(), 'albumen-model-'));
const furnished = await mkdtemp(join(tmpdir(), 'albumen-model-'));
if (hasRuntime) await symlink(installed, join(furnished, 'node_modules'));
afterAll(async () => {
  for (const folder of [bare, furnished]) await rm(folder, { recursive: true, force: true });
});
let files = 0;

async function open(model: TinyModel | string, colors: OperatorModelFile['colors'] = 'rgb') {
  files += 1;
  const path = join(furnished, `${files}.onnx`);
  await writeFile(path, typeof model === 'string' ? model : tinyOnnx(model));
  return openOperatorModel({ path, colors });
}

test('what is missing is named: the file, and each package with where to install it', async () => {
  const path = join(bare, 'model.onnx');
  await expect(openOperatorModel({ path, colors: 'rgb' })).rejects.toThrow(/is not there/);
  await writeFile(path, tinyOnnx(tinyFaceModel()));
  await expect(openOperatorModel({ path, colors: 'rgb' })).rejects.toThrow(
    `npm install --ignore-scripts onnxruntime-node in ${bare}`,
  );
});

describe.skipIf(!hasRuntime)(`with the runtime beside the model${why}`, () => {
  const fits = tinyFaceModel();
  const { input } = fits;
  const inRows: TinyModel = {
    input: { name: 'image', shape: [1, 160, 160, 3] },
    nodes: [
      { type: 'Transpose', from: 'image', to: 'face', attributes: { perm: [0, 3, 1, 2] } },
      ...tinyFaceModel(160).nodes,
    ],
    outputs: [{ name: 'numbers', shape: [1, 48] }],
  };

  test('how it takes faces and how many numbers it makes is read from it', async () => {
    const planes = await open(fits);
    expect(planes).toMatchObject({
      input: { name: 'face', sidePx: 112, isInPlanes: true, colors: 'rgb' },
      numberCount: 48,
    });
    expect((await open(fits)).id).toBe(planes.id);
    expect((await open(fits, 'bgr-255')).id).not.toBe(planes.id);
    const rows = await open(inRows);
    expect(rows).toMatchObject({ input: { sidePx: 160, isInPlanes: false }, numberCount: 48 });
    expect(rows.id).not.toBe(planes.id);
    expect(existsSync(rows.browserRuntime.module) && existsSync(rows.browserRuntime.binary)).toBe(
      true,
    );
  });

  test.each([
    ['no model at all', 'not a model', /cannot be run/],
    [
      'a detector of several outputs',
      { ...fits, outputs: [...fits.outputs, { name: 'squares', shape: [1, 3, 4, 4] }] },
      /gives "numbers" .*"squares".*one row of float32 numbers is needed/,
    ],
    [
      'a model of gray pictures',
      { ...fits, input: { ...input, shape: [1, 1, 112, 112] } },
      /takes "face" \(float32 1×1×112×112\), where one square picture in three colors/,
    ],
    [
      'a model of wide pictures',
      { ...fits, input: { ...input, shape: [1, 3, 112, 224] } },
      /one square picture/,
    ],
    [
      'a picture that becomes another picture',
      {
        input,
        nodes: [{ type: 'Relu', from: 'face', to: 'numbers' }],
        outputs: [{ name: 'numbers', shape: ['batch', 3, 112, 112] }],
      },
      /makes 37632 numbers of a face/,
    ],
    [
      'too few numbers',
      {
        input,
        nodes: [
          { type: 'GlobalAveragePool', from: 'face', to: 'mean' },
          { type: 'Flatten', from: 'mean', to: 'numbers' },
        ],
        outputs: [{ name: 'numbers', shape: ['batch', 3] }],
      },
      /makes 3 numbers of a face, where 16 to 1024/,
    ],
  ] satisfies [string, TinyModel | string, RegExp][])(
    '%s is refused in a sentence',
    async (_, model, sentence) => {
      await expect(open(model)).rejects.toThrow(sentence);
    },
  );

  const group = createRequire(import.meta.url).resolve('@vladmandic/face-api/demo/sample1.jpg');

  test('a file that is replaced after the start changes neither numbers nor what is served', async () => {
    const model = await open(fits);
    const path = join(furnished, `${files}.onnx`);
    const before = await readFile(path);
    await writeFile(path, tinyOnnx(inRows));
    const finder = createFaceFinder({ niceness: 0, model });
    const found = await finder
      .find({ jpeg: await readFile(group), withDescriptors: true })
      .finally(() => finder.close());
    expect(found?.faces.map(({ descriptor }) => descriptor?.length)).toEqual([48, 48, 48]);
    expect(model.bytes.equals(before)).toBe(true);
    expect((await openOperatorModel({ path, colors: 'rgb' })).id).not.toBe(model.id);
  });

  test('its numbers stand for faces that our detector finds and sets upright', async () => {
    const jpeg = await readFile(group);
    for (const model of [await open(fits), await open(inRows)]) {
      const finder = createFaceFinder({ niceness: 0, model });
      const found = await finder
        .find({ jpeg, withDescriptors: true })
        .finally(() => finder.close());
      const descriptors = found?.faces.map(({ descriptor = [] }) => [...descriptor]) ?? [];
      expect(descriptors.map(({ length }) => length)).toEqual([48, 48, 48]);
      for (const numbers of descriptors) expect(Math.hypot(...numbers)).toBeCloseTo(1, 5);
      expect(new Set(descriptors.map(String)).size).toBe(3);
    }
  });
});
