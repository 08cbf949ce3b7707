// oxlint-disable import/default -- Vite answers the address of a file that it puts into the build
import plainWasmUrl from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm?url';
import fastWasmUrl from '@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm?url';
import landmarkManifest from '@vladmandic/face-api/model/face_landmark_68_model-weights_manifest.json';
import landmarkUrl from '@vladmandic/face-api/model/face_landmark_68_model.bin?url';
import recognitionManifest from '@vladmandic/face-api/model/face_recognition_model-weights_manifest.json';
import recognitionUrl from '@vladmandic/face-api/model/face_recognition_model.bin?url';
import detectorManifest from '@vladmandic/face-api/model/ssd_mobilenetv1_model-weights_manifest.json';
import detectorUrl from '@vladmandic/face-api/model/ssd_mobilenetv1_model.bin?url';
import glanceManifest from '@vladmandic/face-api/model/tiny_face_detector_model-weights_manifest.json';
import glanceUrl from '@vladmandic/face-api/model/tiny_face_detector_model.bin?url';
import { env } from '@vladmandic/face-api/dist/face-api.esm.js';
import { openFaceModel, type FaceModel, type Manifest, type WeightFile } from '../face-model.ts';
import { loadBytes } from './load-bytes.ts';
import { findServedModel, type ComingModel } from './served-describer.ts';
import type { LoadProgress } from './selfie-protocol.ts';

const parts: Record<WeightFile, { manifest: Manifest; url: string }> = {
  ssd_mobilenetv1: { manifest: detectorManifest, url: detectorUrl },
  tiny_face_detector: { manifest: glanceManifest, url: glanceUrl },
  face_landmark_68: { manifest: landmarkManifest, url: landmarkUrl },
  face_recognition: { manifest: recognitionManifest, url: recognitionUrl },
};

/** The library asks of each input whether it is an element of a page, of which a worker has none. */
class NoElement {}
env.setEnv({ Canvas: NoElement, Image: NoElement, Video: NoElement });

/** Loads the model from the server that the page came from, all of its weights at once; of an operator's, that too. */
export async function openModelFromServer({
  model: id,
  onProgress,
}: {
  model: string;
  onProgress: (progress: LoadProgress) => void;
}): Promise<FaceModel> {
  const served = id === '' ? undefined : await findServedModel(id);
  const needed = needsOf(served);
  const ownBytes = needed.reduce((sum, file) => sum + sizeOf(parts[file].manifest), 0);
  const totalBytes = ownBytes + (served?.totalBytes ?? 0);
  let loadedBytes = 0;
  const count = (bytes: number) => {
    loadedBytes += bytes;
    onProgress({ loadedBytes, totalBytes });
  };
  count(0);
  const weights = new Map(needed.map((file) => [file, loadBytes(parts[file].url, count)]));
  const [openDescriber] = await Promise.all([served?.load(count), ...weights.values()]);
  return openFaceModel({
    wasmUrls: { fast: fastWasmUrl, plain: plainWasmUrl },
    manifestOf: (file) => Promise.resolve(parts[file].manifest),
    weightsOf: (file) => weights.get(file) ?? loadBytes(parts[file].url, count),
    openDescriber,
  });
}

function needsOf(served: ComingModel | undefined): WeightFile[] {
  const found = ['ssd_mobilenetv1', 'tiny_face_detector', 'face_landmark_68'] as const;
  return served === undefined ? [...found, 'face_recognition'] : [...found];
}

/** Each weight is one byte; what travels is compressed, so its length says less. */
function sizeOf(manifest: Manifest): number {
  const shapes = manifest.flatMap(({ weights }) => weights.map(({ shape }) => shape));
  return shapes.reduce((sum, shape) => sum + shape.reduce((all, side) => all * side, 1), 0);
}
