import sharp, { type Sharp } from 'sharp';
import type { DetectedFace, FaceModel, Picture } from '../face-model.ts';
import type { FaceBox, FoundFace, FoundFaces } from '../face.ts';
import { describedPx, insideOf, withMargin } from './around-face.ts';
import { attentionOf } from './attention.ts';
import { pixelsOf } from './pixels-of.ts';
import { sharpnessOf } from './sharpness.ts';
import { fromTile, isCutByTile, mergeFaces, needsCloserLook, tilesOf } from './tiles.ts';

/** Longest side of what the detector is given, which makes 512 pixels of it. */
const searchedPx = 960;
/** Enlarged, hands and folds look more like faces. */
const leastTileScore = 0.5;

interface Size {
  width: number;
  height: number;
}

interface Source extends Size {
  open: () => Sharp;
}

/** Finds the faces of a JPEG of ours, upright already; descriptors only where they are asked for. */
export async function findFaces(
  model: FaceModel,
  { jpeg, withDescriptors }: { jpeg: Uint8Array; withDescriptors: boolean },
): Promise<FoundFaces> {
  const { data, info } = await sharp(jpeg)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const raw = { width, height, channels: 3 } as const;
  const source = { width, height, open: () => sharp(data, { raw }) };
  const faces: FoundFace[] = [];
  for (const face of await detectAll(model, source)) {
    faces.push(await describeFace(model, source, { face, withDescriptors }));
  }
  return { faces, attention: await attentionOf(source) };
}

async function detectAll(model: FaceModel, source: Source): Promise<DetectedFace[]> {
  const everything = { x: 0, y: 0, width: 1, height: 1 };
  const first = await model.detect(await partOf(source, everything, searchedPx));
  if (!needsCloserLook(first, source)) return first;
  const found = [...first];
  for (const tile of tilesOf(source)) {
    const inside = await model.detect(await partOf(source, tile, searchedPx));
    const whole = inside.filter(
      ({ box, score }) => score >= leastTileScore && !isCutByTile(tile, box),
    );
    found.push(...whole.map(({ score, box }) => ({ score, box: fromTile(tile, box) })));
  }
  return mergeFaces(found);
}

async function describeFace(
  model: FaceModel,
  source: Source,
  { face, withDescriptors }: { face: DetectedFace; withDescriptors: boolean },
): Promise<FoundFace> {
  const { box, score } = face;
  const around = withMargin(box);
  const picture = await partOf(source, around, describedPx);
  const inside = insideOf(around, box);
  const described = await model.describe(picture, { box: inside, withDescriptor: withDescriptors });
  return {
    box,
    score,
    sizePx: Math.round(box.height * source.height),
    sharpness: await sharpnessOf(picture, inside),
    eyeOpening: described.eyeOpening,
    landmarks: described.landmarks.map((point) => {
      const { x, y } = fromTile(around, { ...point, width: 0, height: 0 });
      return { x, y };
    }),
    ...(described.descriptor && { descriptor: described.descriptor }),
  };
}

async function partOf(source: Source, part: FaceBox, longestPx: number): Promise<Picture> {
  const { data, info } = await source
    .open()
    .extract(pixelsOf(part, source))
    .resize(longestPx, longestPx, { fit: 'inside', withoutEnlargement: longestPx === searchedPx })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 3 };
}
