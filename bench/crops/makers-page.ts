import { join } from 'node:path';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import { launchChromium } from '@albumen/test-kit/chromium';
import { filesOfPackage } from '../kit/from-npm.ts';
import { leastScore } from './decoded-faces.ts';
import { detectorPackage, searchedPx } from './other-detector.ts';

const origin = 'http://makers.test';

/** The part of the makers' program that is used, and what the page offers. */
interface Program {
  setOptions(options: { model: 'short'; minDetectionConfidence: number }): void;
  onResults(listener: (results: { detections: { boundingBox: MiddleBox }[] }) => void): void;
  send(input: { image: HTMLCanvasElement }): Promise<void>;
}
interface MiddleBox {
  xCenter: number;
  yCenter: number;
  width: number;
  height: number;
}
interface MakersPage {
  FaceDetection: new (options: { locateFile: (file: string) => string }) => Program;
  lookAt(square: string): Promise<MiddleBox[]>;
}

/** The judging detector as its makers ship it: their own program around the same network, for a page with WebGL. */
export async function openMakersPage() {
  const folder = await filesOfPackage(...detectorPackage);
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(folder, pathname) });
    const body = '<!doctype html><script src="/face_detection.js"></script>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.goto(origin);
  await page.evaluate(prepare, { least: leastScore, side: searchedPx });
  return {
    /** @param square a picture of `searchedPx` by `searchedPx`, three bytes a pixel; boxes in fractions of it */
    async detect(square: Uint8Array): Promise<FractionBox[]> {
      const found = await page.evaluate(
        // Set by `prepare`.
        (base64) => (window as unknown as MakersPage).lookAt(base64),
        Buffer.from(square).toString('base64'),
      );
      return found.map(({ xCenter, yCenter, width, height }) => {
        return { x: xCenter - width / 2, y: yCenter - height / 2, width, height };
      });
    },
    close: () => browser.close(),
  };
}

/** In the page. */
function prepare({ least, side }: { least: number; side: number }): void {
  const page = window as unknown as MakersPage; // which their script and this function make of it
  const program = new page.FaceDetection({ locateFile: (file) => `/${file}` });
  program.setOptions({ model: 'short', minDetectionConfidence: least });
  let found: MiddleBox[] = [];
  program.onResults(({ detections }) => {
    found = detections.map(({ boundingBox }) => boundingBox);
  });
  page.lookAt = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const picture = new ImageData(side, side);
    for (let pixel = 0; pixel < side * side; pixel += 1) {
      picture.data.set(bytes.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
      picture.data[pixel * 4 + 3] = 255;
    }
    canvas.getContext('2d')?.putImageData(picture, 0, 0);
    await program.send({ image: canvas });
    return found;
  };
}
