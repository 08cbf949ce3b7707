import { join } from 'node:path';
import { launchChromium } from '@albumen/test-kit/chromium';
import { filesOfPackage } from '../kit/from-npm.ts';
import { decodeFaces, leastScore, type Answer, type ScoredBox } from './decoded-faces.ts';

/** Tells where faces are without anything of the product's. */
export interface OtherDetector {
  /** @param squares pictures of `searchedPx` by `searchedPx`, three bytes a pixel; boxes in fractions of each */
  detect(squares: readonly Uint8Array[]): Promise<ScoredBox[][]>;
  close(): Promise<void>;
}

/** What the network takes. */
export const searchedPx = 128;

const detectorVersion = '0.4.1646425229';
export const detectorPackage = ['@mediapipe/face_detection', detectorVersion] as const;
export const detectorName = `MediaPipe ${detectorVersion}`;
/** By the first part of their address on the page. */
const packages = {
  detector: detectorPackage,
  runtime: ['@litertjs/core', '2.5.3'],
  utilities: ['@litertjs/wasm-utils', '2.5.3'],
} as const;
const origin = 'http://detector.test';

/** The part of the runtime that is used, and what the page offers. */
interface Runtime {
  loadLiteRt(folder: string): Promise<unknown>;
  loadAndCompile(model: string, options: { accelerator: 'wasm' }): Promise<Model>;
  Tensor: new (values: Float32Array, shape: readonly number[]) => Tensor;
}
interface Model {
  run(input: Tensor): Promise<Tensor[]>;
}
interface Tensor {
  data(): Promise<Float32Array>;
  delete(): void;
}
interface DetectorPage {
  lookAt(squares: readonly string[]): Promise<Answer[][]>;
}

/**
 * The detector's own network, run by its makers' runtime on the processor: its own page draws in software
 * without a graphics card, fifteen times as long.
 */
export async function openOtherDetector(): Promise<OtherDetector> {
  const folders = new Map<string, string>();
  for (const [place, [name, version]] of Object.entries(packages))
    folders.set(place, await filesOfPackage(name, version));
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const [, place = '', ...file] = new URL(route.request().url()).pathname.split('/');
    const folder = folders.get(place);
    if (folder !== undefined) return route.fulfill({ path: join(folder, ...file) });
    const imports = { [packages.utilities[0]]: '/utilities/dist/index.js' };
    const html = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto(origin);
  await page.evaluate(prepare, {
    runtime: '/runtime',
    network: '/detector/face_detection_short_range.tflite',
    side: searchedPx,
    least: leastScore,
  });
  return {
    async detect(squares) {
      const answers = await page.evaluate(
        // Set by `prepare`.
        (all) => (window as unknown as DetectorPage).lookAt(all),
        squares.map((square) => Buffer.from(square).toString('base64')),
      );
      return answers.map((answer) => decodeFaces(answer, searchedPx));
    },
    close: () => browser.close(),
  };
}

/** In the page. */
async function prepare(given: {
  runtime: string;
  network: string;
  side: number;
  least: number;
}): Promise<void> {
  const { runtime, network, side, least } = given;
  const library: Runtime = await import(`${runtime}/dist/index.js`);
  await library.loadLiteRt(`${runtime}/wasm/`);
  const model = await library.loadAndCompile(network, { accelerator: 'wasm' });
  const page = window as unknown as DetectorPage; // which this function makes of it
  page.lookAt = async (squares) => {
    const answers: Answer[][] = [];
    for (const square of squares) answers.push(await look(square));
    return answers;
  };

  async function look(base64: string): Promise<Answer[]> {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const values = Float32Array.from(bytes, (byte) => byte / 127.5 - 1);
    const input = new library.Tensor(values, [1, side, side, 3]);
    const outputs = await model.run(input);
    const [boxes = [], logits = []] = await Promise.all(outputs.map((output) => output.data()));
    for (const tensor of [input, ...outputs]) tensor.delete();
    const perFace = boxes.length / logits.length;
    return [...logits].flatMap((logit, anchor) => {
      const score = 1 / (1 + Math.exp(-logit));
      const box = Array.from(boxes.slice(anchor * perFace, anchor * perFace + 4));
      return score < least ? [] : [{ anchor, score, box }];
    });
  }
}
