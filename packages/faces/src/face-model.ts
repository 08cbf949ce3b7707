import {
  extractFaceTensors,
  nets,
  Rect,
  SsdMobilenetv1Options,
  tf,
  type FaceLandmarks68,
  type Point,
  type Tensor,
} from '@vladmandic/face-api/dist/face-api.esm.js';
import type { FaceBox, FacePoint } from './face.ts';
import { alignedFace, middleOf } from './lib/aligned-face.ts';

/** A decoded picture: three bytes a pixel, or four of which the last is left out. */
export interface Picture {
  pixels: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: 3 | 4;
}

export interface DetectedFace {
  box: FaceBox;
  score: number;
}

export interface DescribedFace {
  /** Fractions of the picture. */
  landmarks: FacePoint[];
  eyeOpening: number;
  descriptor: Float32Array | undefined;
}

/** Finds faces and tells them apart; the same in Node and in a browser. */
export interface FaceModel {
  detect(picture: Picture): Promise<DetectedFace[]>;
  /** `box` in fractions of the picture, which holds the face and a margin around it. */
  describe(
    picture: Picture,
    face: { box: FaceBox; withDescriptor: boolean },
  ): Promise<DescribedFace>;
}

export type WeightFile = 'ssd_mobilenetv1' | 'face_landmark_68' | 'face_recognition';

/** Where the model's parts come from: bytes that came with the package. */
export interface ModelParts {
  /** Address of the calculation library's binary: one with fast instructions, and one for all browsers. */
  wasmUrls: { fast: string; plain: string };
  manifestOf(file: WeightFile): Promise<Manifest>;
  weightsOf(file: WeightFile): Promise<ArrayBuffer>;
}

export type Manifest = readonly {
  weights: readonly { name: string; shape: readonly number[]; dtype: string }[];
}[];

const leastConfidence = 0.5;
const mostFaces = 120;

/** @throws Error when a part is missing or the browser can't run it. */
export async function openFaceModel(parts: ModelParts): Promise<FaceModel> {
  const { fast, plain } = parts.wasmUrls;
  const paths = {
    'tfjs-backend-wasm.wasm': plain,
    'tfjs-backend-wasm-simd.wasm': fast,
    'tfjs-backend-wasm-threaded-simd.wasm': fast,
  };
  tf.setWasmPaths(paths, true);
  // Threads need headers that a page with strangers' pictures and payment frames can't have.
  tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false);
  if (!(await tf.setBackend('wasm'))) throw new Error('The face model does not run here.');
  await tf.ready();
  await Promise.all([
    load(parts, 'ssd_mobilenetv1', nets.ssdMobilenetv1),
    load(parts, 'face_landmark_68', nets.faceLandmark68Net),
  ]);
  let telling: Promise<void> | undefined;
  return {
    detect,
    async describe(picture, face) {
      // Half of all weights, which positions do without.
      if (face.withDescriptor) {
        await (telling ??= load(parts, 'face_recognition', nets.faceRecognitionNet));
      }
      return describe(picture, face);
    },
  };
}

async function load(
  parts: ModelParts,
  file: WeightFile,
  net: { loadFromWeightMap(weights: ReturnType<typeof tf.io.decodeWeights>): void },
): Promise<void> {
  const [manifest, bytes] = await Promise.all([parts.manifestOf(file), parts.weightsOf(file)]);
  const weights = manifest.flatMap((group) => group.weights);
  net.loadFromWeightMap(tf.io.decodeWeights(bytes, weights));
}

async function detect(picture: Picture): Promise<DetectedFace[]> {
  const options = new SsdMobilenetv1Options({
    minConfidence: leastConfidence,
    maxResults: mostFaces,
  });
  const found = await withTensor(picture, (tensor) =>
    nets.ssdMobilenetv1.locateFaces(tensor, options),
  );
  return found.map(({ score, relativeBox }) => ({ score, box: insidePicture(relativeBox) }));
}

function describe(
  picture: Picture,
  { box, withDescriptor }: { box: FaceBox; withDescriptor: boolean },
): Promise<DescribedFace> {
  const { width, height } = picture;
  return withTensor(picture, async (tensor) => {
    const rect = new Rect(box.x * width, box.y * height, box.width * width, box.height * height);
    const found = await onFace(tensor, rect, (face) =>
      nets.faceLandmark68Net.detectLandmarks(face),
    );
    const marks = found.shiftBy(Math.max(0, rect.x), Math.max(0, rect.y));
    return {
      landmarks: fivePoints(marks).map(({ x, y }) => ({ x: x / width, y: y / height })),
      eyeOpening: Math.max(opening(marks.getLeftEye()), opening(marks.getRightEye())),
      descriptor: withDescriptor
        ? await withTensor(alignedFace(picture, fivePoints(marks)), (face) =>
            nets.faceRecognitionNet.computeFaceDescriptor(face),
          )
        : undefined,
    };
  });
}

async function onFace<Made>(
  picture: Tensor,
  rect: Rect,
  use: (face: Tensor) => Promise<Made>,
): Promise<Made> {
  const [face] = await extractFaceTensors(picture, [rect]);
  if (face === undefined) throw new Error('A face without pixels');
  try {
    return await use(face);
  } finally {
    face.dispose();
  }
}

async function withTensor<Made>(
  picture: Picture,
  use: (tensor: Tensor) => Promise<Made>,
): Promise<Made> {
  const { width, height } = picture;
  const tensor = tf.tensor3d(colorsOf(picture), [height, width, 3], 'int32');
  try {
    return await use(tensor);
  } finally {
    tensor.dispose();
  }
}

function colorsOf({ pixels, channels }: Picture): Int32Array {
  if (channels === 3) return Int32Array.from(pixels);
  return Int32Array.from(pixels.filter((_, index) => index % 4 !== 3));
}

/** A detector's box may stand out of the picture. */
function insidePicture({ x, y, width, height }: Rect): FaceBox {
  const left = Math.min(1, Math.max(0, x));
  const top = Math.min(1, Math.max(0, y));
  const right = Math.min(1, Math.max(left, x + width));
  const bottom = Math.min(1, Math.max(top, y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function fivePoints(marks: FaceLandmarks68): Point[] {
  const nose = marks.getNose();
  const mouth = marks.getMouth();
  const picked = [
    middleOf(marks.getLeftEye()),
    middleOf(marks.getRightEye()),
    nose[3],
    mouth[0],
    mouth[6],
  ];
  return picked.filter((point) => point !== undefined);
}

/** Six points go around an eye: corner, two above, corner, two below. */
function opening(eye: readonly Point[]): number {
  const [left, above1, above2, right, below2, below1] = eye;
  if (!left || !above1 || !above2 || !right || !below2 || !below1) return 1;
  return (distance(above1, below1) + distance(above2, below2)) / (2 * distance(left, right));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y) || 1e-6;
}
