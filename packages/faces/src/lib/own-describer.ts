import { nets } from '@vladmandic/face-api/dist/face-api.esm.js';
import type { Describer } from './describer.ts';
import { withTensor } from './with-tensor.ts';

/** The model of the face library, whose weights are loaded. */
export const ownDescriber: Describer = {
  sidePx: 150,
  places: [
    { x: 0.317, y: 0.311 },
    { x: 0.67, y: 0.311 },
    { x: 0.493, y: 0.51 },
    { x: 0.336, y: 0.687 },
    { x: 0.651, y: 0.687 },
  ],
  isOfUnitLength: false,
  numbersOf: (face) =>
    withTensor(face, (tensor) => nets.faceRecognitionNet.computeFaceDescriptor(tensor)),
};
