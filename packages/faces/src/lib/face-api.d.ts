/** What we use of the face library: its bundle with the calculation library inside, which ships no types. */
declare module '@vladmandic/face-api/dist/face-api.esm.js' {
  export interface Tensor {
    dispose(): void;
  }

  export interface NamedTensors {
    readonly [name: string]: Tensor;
  }

  interface Weight {
    readonly name: string;
    readonly shape: readonly number[];
    readonly dtype: string;
  }

  export const tf: {
    setWasmPaths(paths: Readonly<Record<string, string>>, usesFetch: boolean): void;
    setBackend(name: 'wasm'): Promise<boolean>;
    ready(): Promise<void>;
    tensor3d(values: Int32Array, shape: readonly [number, number, number], type: 'int32'): Tensor;
    env(): { set(flag: 'WASM_HAS_MULTITHREAD_SUPPORT', value: boolean): void };
    readonly io: { decodeWeights(bytes: ArrayBuffer, weights: readonly Weight[]): NamedTensors };
  };

  type ElementClass = new () => object;

  export const env: {
    setEnv(environment: Readonly<Record<'Canvas' | 'Image' | 'Video', ElementClass>>): void;
  };

  export interface Point {
    readonly x: number;
    readonly y: number;
  }

  export class Rect {
    constructor(...sides: [x: number, y: number, width: number, height: number]);
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }

  export class FaceLandmarks68 {
    readonly positions: Point[];
    shiftBy(x: number, y: number): FaceLandmarks68;
  }

  export interface FaceDetection {
    readonly score: number;
    readonly relativeBox: Rect;
  }

  export class SsdMobilenetv1Options {
    constructor(options: { minConfidence: number; maxResults: number });
  }

  export class TinyFaceDetectorOptions {
    constructor(options: { inputSize: number; scoreThreshold: number });
  }

  interface Net {
    loadFromWeightMap(weights: NamedTensors): void;
  }

  export const nets: {
    readonly ssdMobilenetv1: Net & {
      locateFaces(input: Tensor, options: SsdMobilenetv1Options): Promise<FaceDetection[]>;
    };
    readonly tinyFaceDetector: Net & {
      locateFaces(input: Tensor, options: TinyFaceDetectorOptions): Promise<FaceDetection[]>;
    };
    readonly faceLandmark68Net: Net & {
      detectLandmarks(input: Tensor): Promise<FaceLandmarks68>;
    };
    readonly faceRecognitionNet: Net & {
      computeFaceDescriptor(input: Tensor): Promise<Float32Array>;
    };
  };

  export function extractFaceTensors(input: Tensor, boxes: readonly Rect[]): Promise<Tensor[]>;
}
