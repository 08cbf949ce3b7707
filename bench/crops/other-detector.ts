import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import { launchChromium } from '@albumen/test-kit/chromium';
import { cacheDir } from '../kit/places.ts';

/** Tells where faces are without anything of the product's. */
export interface OtherDetector {
  detect(jpeg: Uint8Array): Promise<FractionBox[]>;
  close(): Promise<void>;
}

/** The newest that finds anything: its successor stops at the first picture. */
const version = '0.4.1646425229';
export const detectorName = `MediaPipe ${version}`;
const name = '@mediapipe/face_detection';
const origin = 'http://detector.test';

/** What the page of the detector offers, and the part of the detector that it uses. */
interface DetectorPage {
  detect(base64: string): Promise<FractionBox[]>;
  FaceDetection: new (options: { locateFile(file: string): string }) => {
    setOptions(options: object): void;
    onResults(listener: (results: { detections: { boundingBox: CenteredBox }[] }) => void): void;
    send(input: { image: HTMLImageElement }): Promise<void>;
  };
}

interface CenteredBox {
  xCenter: number;
  yCenter: number;
  width: number;
  height: number;
}

/** Runs in Chromium, which is what it was made for, from files that were installed beside the product. */
export async function openOtherDetector(): Promise<OtherDetector> {
  const folder = await installed();
  const browser = await launchChromium(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  const page = await browser.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (file !== '') return route.fulfill({ path: join(folder, file) });
    const html = '<!doctype html><script src="/face_detection.js"></script>';
    return route.fulfill({ contentType: 'text/html', body: html });
  });
  await page.goto(origin);
  await page.evaluate(prepare);
  return {
    detect: (jpeg) =>
      page.evaluate(
        // Set by `prepare`.
        (base64) => (window as unknown as DetectorPage).detect(base64),
        Buffer.from(jpeg).toString('base64'),
      ),
    close: () => browser.close(),
  };
}

/** In the page: its library answers by a listener. */
function prepare(): void {
  const page = window as unknown as DetectorPage; // with the script of the detector
  const detector = new page.FaceDetection({ locateFile: (file) => `/${file}` });
  detector.setOptions({ model: 'short', minDetectionConfidence: 0.6 });
  page.detect = async (base64) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    let boxes: CenteredBox[] = [];
    detector.onResults(({ detections }) => {
      boxes = detections.map(({ boundingBox }) => boundingBox);
    });
    await detector.send({ image });
    return boxes.map(({ xCenter, yCenter, width, height }) => ({
      x: xCenter - width / 2,
      y: yCenter - height / 2,
      width,
      height,
    }));
  };
}

/** As npm has it, in the cache and outside of the lock file. */
async function installed(): Promise<string> {
  const folder = join(cacheDir, 'face-detection');
  const wanted = JSON.stringify({ private: true, dependencies: { [name]: version } });
  const marker = join(folder, 'installed.json');
  if ((await readFile(marker, 'utf8').catch(() => '')) !== wanted) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'package.json'), wanted);
    const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
    await promisify(execFile)('npm', ['install', ...flags], { cwd: folder });
    await writeFile(marker, wanted);
  }
  return join(folder, 'node_modules', name);
}
