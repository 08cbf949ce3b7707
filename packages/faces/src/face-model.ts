import {
  extractFaceTensors,
  nets,
  Rect,
  SsdMobilenetv1Options,
  tf,
  TinyFaceDetectorOptions,
  type FaceDetection,
  type Tensor,
} from '@vladmandic/face-api/dist/face-api.esm.js';
import type { FaceBox, FacePoint } from './face.ts';
import { descriptorOf, type Describer } from './lib/describer.ts';
import {
  extentOf,
  eyeOpeningOf,
  fivePoints,
  isSpread,
  squareAround,
  type FaceMarks,
} from './lib/face-marks.ts';
import { ownDescriber } from './lib/own-describer.ts';
import { cutUpright, placeIn } from './lib/turned-square.ts';
import { withTensor } from './lib/with-tensor.ts';

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
  /** From brow to chin and from ear to ear, in fractions of the picture: steadier than a detector's box. */
  extent: FaceBox;
  eyeOpening: number;
  /** None where it was not asked for, or too little of the face is seen to set marks on it. */
  descriptor: Float32Array | undefined;
}

/** Finds faces and tells them apart; the same in Node and in a browser. */
export interface FaceModel {
  detect(picture: Picture): Promise<DetectedFace[]>;
  /** Where faces may be: quicker by far than `detect`, at its best with faces 30 to 100 pixels high. */
  suspect(picture: Picture): Promise<DetectedFace[]>;
  /** `box` in fractions of the picture, which holds the face and a margin around it. */
  describe(
    picture: Picture,
    face: { box: FaceBox; withDescriptor: boolean },
  ): Promise<DescribedFace>;
}

export type WeightFile =
  | 'ssd_mobilenetv1'
  | 'tiny_face_detector'
  | 'face_landmark_68'
  | 'face_recognition';

/** Where the model's parts come from: bytes that came with the package. */
export interface ModelParts {
  /** Address of the calculation library's binary: one with fast instructions, and one for all browsers. */
  wasmUrls: { fast: string; plain: string };
  manifestOf(file: WeightFile): Promise<Manifest>;
  weightsOf(file: WeightFile): Promise<ArrayBuffer>;
  /** Opens the operator's own model, whose numbers then stand for faces; ours where there is none. */
  openDescriber?: (() => Promise<Describer>) | undefined;
}

export type Manifest = readonly {
  weights: readonly { name: string; shape: readonly number[]; dtype: string }[];
}[];

/** Callers ask for more. */
const leastConfidence = 0.25;
const leastSuspicion = 0.25;
const mostFaces = 120;
/** Side of the square on which marks are set. */
const markedPx = 112;

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
    load(parts, 'tiny_face_detector', nets.tinyFaceDetector),
    load(parts, 'face_landmark_68', nets.faceLandmark68Net),
  ]);
  let describer: Promise<Describer> | undefined;
  return {
    detect,
    suspect,
    async describe(picture, { box, withDescriptor }) {
      const first = await marksIn(picture, box);
      const second = await uprightMarks(picture, first);
      const isMarked = (each: FaceMarks) => isSpread(extentOf(each, picture), box);
      const marks = isMarked(second) ? second : first;
      const points = fivePoints(marks);
      const { width, height } = picture;
      return {
        landmarks: points.map(({ x, y }) => ({ x: x / width, y: y / height })),
        extent: extentOf(marks, picture),
        eyeOpening: eyeOpeningOf(marks),
        descriptor:
          withDescriptor && isMarked(marks)
            ? await descriptorOf(await (describer ??= openDescriber(parts)), { picture, points })
            : undefined,
      };
    },
  };
}

/** Half of all weights, which positions do without. */
async function openDescriber(parts: ModelParts): Promise<Describer> {
  if (parts.openDescriber !== undefined) return parts.openDescriber();
  await load(parts, 'face_recognition', nets.faceRecognitionNet);
  return ownDescriber;
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
  return found.map(detectedFace);
}

async function suspect(picture: Picture): Promise<DetectedFace[]> {
  const side = Math.max(picture.width, picture.height);
  const options = new TinyFaceDetectorOptions({
    inputSize: Math.ceil(side / 32) * 32,
    scoreThreshold: leastSuspicion,
  });
  const found = await withTensor(picture, (tensor) =>
    nets.tinyFaceDetector.locateFaces(tensor, options),
  );
  return found.map(detectedFace);
}

function detectedFace({ score, relativeBox }: FaceDetection): DetectedFace {
  return { score, box: insidePicture(relativeBox) };
}

function marksIn(picture: Picture, box: FaceBox): Promise<FaceMarks> {
  const { width, height } = picture;
  return withTensor(picture, async (tensor) => {
    const rect = new Rect(box.x * width, box.y * height, box.width * width, box.height * height);
    const found = await onFace(tensor, rect, (face) =>
      nets.faceLandmark68Net.detectLandmarks(face),
    );
    return found.shiftBy(Math.max(0, rect.x), Math.max(0, rect.y)).positions;
  });
}

/** The marks set once more on the face when it stands upright, where the model is surest of them. */
async function uprightMarks(picture: Picture, marks: FaceMarks): Promise<FaceMarks> {
  const square = squareAround(marks);
  const found = await withTensor(cutUpright(picture, square, markedPx), (face) =>
    nets.faceLandmark68Net.detectLandmarks(face),
  );
  return found.positions.map(({ x, y }) => placeIn(square, { x: x / markedPx, y: y / markedPx }));
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

/** A detector's box may stand out of the picture. */
function insidePicture({ x, y, width, height }: Rect): FaceBox {
  const left = Math.min(1, Math.max(0, x));
  const top = Math.min(1, Math.max(0, y));
  const right = Math.min(1, Math.max(left, x + width));
  const bottom = Math.min(1, Math.max(top, y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
