import sharp, { type Sharp } from 'sharp';
import type { DetectedFace, FaceModel } from '../face-model.ts';
import type { FaceBox, FacePoint, FoundFace, FoundFaces } from '../face.ts';
import { describedPx, insideOf, withMargin } from './around-face.ts';
import { attentionOf } from './attention.ts';
import { headBox } from './head-box.ts';
import { describeMirrored, meanBox } from './mirrored-marks.ts';
import { pixelsOf } from './pixels-of.ts';
import { lookAt, searchedPx, seeFaces, withConfirmed, type Source } from './see-faces.ts';
import { sharpnessOf } from './sharpness.ts';
import { closerParts, fromTile } from './tiles.ts';
import { middleOf } from './turned-square.ts';

/** Enlarged, hands and folds look more like faces. */
const sureInTile = 0.7;

interface Opened extends Source {
  open: () => Sharp;
}

/** Finds the faces of a JPEG of ours, upright already; descriptors only where they are asked for. */
export async function findFaces(
  model: FaceModel,
  { jpeg, withDescriptors }: { jpeg: Uint8Array; withDescriptors: boolean },
): Promise<FoundFaces> {
  const source = await opened(jpeg);
  const faces: FoundFace[] = [];
  for (const face of await allFaces(model, source)) {
    faces.push(await describeFace(model, source, { face, withDescriptors }));
  }
  return { faces, attention: await attentionOf(source) };
}

async function opened(jpeg: Uint8Array): Promise<Opened> {
  const { data, info } = await sharp(jpeg)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: 3 } as const;
  const open = () => sharp(data, { raw });
  return {
    width,
    height,
    open,
    async part(box, longestPx) {
      const part = open().extract(pixelsOf(box, { width, height }));
      const withoutEnlargement = longestPx === searchedPx;
      const made = await part
        .resize(longestPx, longestPx, { fit: 'inside', withoutEnlargement })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return {
        pixels: made.data,
        width: made.info.width,
        height: made.info.height,
        channels: 3,
      };
    },
  };
}

/** Small ones, too, which show in parts of the picture. */
async function allFaces(model: FaceModel, source: Source): Promise<DetectedFace[]> {
  const found = await seeFaces(model, source);
  const parts = closerParts(found, source);
  if (parts.length === 0) return found;
  const sure = [...found];
  const unsure: DetectedFace[] = [];
  for (const tile of parts) {
    const look = await lookAt(model, source, { part: tile, sureFrom: sureInTile });
    sure.push(...look.sure);
    unsure.push(...look.unsure);
  }
  return withConfirmed(model, source, { sure, unsure });
}

async function describeFace(
  model: FaceModel,
  source: Source,
  { face, withDescriptors }: { face: DetectedFace; withDescriptors: boolean },
): Promise<FoundFace> {
  const { box, score } = face;
  const around = withMargin(box);
  const picture = await source.part(around, describedPx);
  const inside = insideOf(around, box);
  const described = await model.describe(picture, { box: inside, withDescriptor: withDescriptors });
  const landmarks = described.landmarks.map((point) => pointFrom(around, point));
  const inMirror = await describeMirrored(model, picture, inside);
  const both = {
    extent: fromTile(around, meanBox(described.extent, inMirror.extent)),
    landmarks: described.landmarks.map((point, index) =>
      pointFrom(around, middleOf([point, inMirror.landmarks[index] ?? point])),
    ),
  };
  return {
    box: headBox({ box, ...both }, source),
    landmarks,
    score,
    sizePx: Math.round(box.height * source.height),
    sharpness: await sharpnessOf(picture, inside),
    eyeOpening: described.eyeOpening,
    ...(described.descriptor && { descriptor: described.descriptor }),
  };
}

function pointFrom(tile: FaceBox, point: FacePoint): FacePoint {
  const { x, y } = fromTile(tile, { ...point, width: 0, height: 0 });
  return { x, y };
}
