import { existsSync } from 'node:fs';
import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { tinyFaceModel, tinyOnnx } from '@albumen/test-kit/tiny-onnx';
import { selfieOf } from '../../fixtures/party.ts';
import { partyTest } from '../../fixtures/party-store.ts';
import { expect } from '../../fixtures/test.ts';
import { phone } from '../../fixtures/touch.ts';
import { findMePage, jpegFile } from '../../pages/find-me-page.ts';
import { galleryPage } from '../../pages/gallery-page.ts';
import { open } from '../../pages/hydrated.ts';

/** As an operator has them: outside of the lock file, since nobody else needs them. */
const installed = resolve(import.meta.dirname, '../../../.cache/onnxruntime/node_modules');

const test = partyTest(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-model-'));
  await symlink(installed, join(folder, 'node_modules'));
  const path = join(folder, 'tiny.onnx');
  await writeFile(path, tinyOnnx(tinyFaceModel()));
  return { FACE_MODEL: path, FACE_MODEL_DISTANCE: '0.75' };
});

test('a guest finds herself by a model that the operator brought, run in her own browser @long', async ({
  party,
}) => {
  test.setTimeout(300_000);
  const { page } = await party.people.visitor(phone);
  const asked: string[] = [];
  const sent: { model?: string; descriptors?: number[][] }[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
    if (request.method() === 'POST' && request.url().endsWith('/find-me'))
      sent.push(request.postDataJSON());
  });
  await open(page, party.link);
  const findMe = findMePage(page);
  await findMe.tab.tap();
  await findMe.choose(jpegFile(await selfieOf('guest')), 'Take a selfie');
  // This model knows colors alone, and one of her three photos is much lighter than her selfie.
  await expect(galleryPage(page).tiles).toHaveCount(2, { timeout: 90_000 });
  await expect(findMe.heading(2)).toBeVisible();
  const [{ model = '', descriptors = [] } = {}] = sent;
  expect(model).toMatch(/^[0-9a-f]{20}$/);
  expect(descriptors.map((numbers) => numbers.length)).toEqual([48]);
  const loaded = asked.filter((path) => path.startsWith(`/face-model/${model}/`));
  const kinds = new Set(loaded.map((path) => path.split('.').at(-1)));
  expect(kinds).toEqual(new Set(['json', 'mjs', 'onnx', 'wasm']));
  expect(asked.filter((path) => path.includes('face_recognition'))).toEqual([]);
});

test.skip(
  !existsSync(join(installed, 'onnxruntime-web')),
  'needs npm install --prefix .cache/onnxruntime --ignore-scripts onnxruntime-node@1.30.0 onnxruntime-web@1.30.0',
);
