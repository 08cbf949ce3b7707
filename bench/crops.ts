/**
 * First crops of composed photos with heads at known places, ratios from 1:3 to 3:1, on products of many
 * shapes: of the faces that some crop could keep wholly in the safe part, how many ours keeps. Where the
 * faces are, the crop is told by the product's own finder; what is counted is where they were put, and what
 * another detector sees in the photo and whole on a print of it.
 *
 *   node bench/crops.ts [--photos 60] [--folder <folder of photos>]
 */
import { parseArgs } from 'node:util';
import {
  chooseCrop,
  countCutFaces,
  type CropWish,
  type FractionBox,
  type Margins,
} from '@albumen/domain/photos/choose-crop';
import { createFaceFinder } from '@albumen/faces/face-finder';
import { composePhoto, type ComposedPhoto } from './crops/composed-photo.ts';
import { seenBy, wholeOnPrint } from './crops/on-prints.ts';
import { detectorName, openOtherDetector } from './crops/other-detector.ts';
import { printFileOf } from './crops/print-files.ts';
import { photosIn } from './crops/photos-in.ts';
import { describeMachine, report } from './kit/report.ts';

const { values } = parseArgs({
  options: { photos: { type: 'string', default: '60' }, folder: { type: 'string' } },
});

/** Prints by their shape both ways, with an eighth of an inch to each side, and a canvas with its wrap. */
const frames = [
  [4, 6],
  [5, 7],
  [8, 10],
  [10, 10],
  [8, 24],
].flatMap(([short = 0, long = 0]) => [
  frameOf({ width: short, height: long, lost: 0.125 }),
  frameOf({ width: long, height: short, lost: 0.125 }),
  frameOf({ width: long + 3, height: short + 3, lost: 1.75 }),
]);

interface Frame {
  ratio: number;
  margins: Margins;
}

function frameOf({ width, height, lost }: { width: number; height: number; lost: number }): Frame {
  const across = lost / width;
  const down = lost / height;
  return {
    ratio: width / height,
    margins: { left: across, right: across, top: down, bottom: down },
  };
}

/** The same photos in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const counted = { could: 0, known: 0, ours: 0, middle: 0, whole: 0, possible: 0, put: 0, found: 0 };
const elsewhere = { photos: 0, leftOut: 0, could: 0, kept: 0, middle: 0 };
/** On print files as made: of one product for each photo, and of the same with the crop around the middle. */
const files = { could: 0, whole: 0, inPlace: 0, middle: 0 };
const lostOn: string[] = [];
const finder = createFaceFinder({ niceness: 0 });
const detector = await openOtherDetector();
console.log(describeMachine());
if (values.folder === undefined) {
  const random = seeded(16);
  for (let index = 0; index < Number(values.photos); index += 1) {
    const photo = await composePhoto(random);
    const faces = await foundIn(photo.jpeg);
    counted.put += photo.faces.length;
    counted.found += photo.faces.filter((face) =>
      faces.some((box) => isSameFace(box, face)),
    ).length;
    for (const frame of frames) count(photo, faces, frame);
    await countElsewhere({ ...photo, known: photo.faces.length }, faces, index);
  }
} else {
  let index = 0;
  for await (const photo of photosIn(values.folder)) {
    const faces = await foundIn(photo.jpeg);
    await countElsewhere({ ...photo, known: faces.length }, faces, index);
    index += 1;
  }
}
await finder.close();
await detector.close();

async function foundIn(jpeg: Uint8Array): Promise<FractionBox[]> {
  const found = await finder.find({ jpeg, withDescriptors: false });
  return (found?.faces ?? []).map(({ box }) => box);
}

/**
 * Faces as another detector sees them: on all frames by their places, on one by the print itself. A photo in
 * which it overlooks somebody says nothing: a crop may rightly have gone by whom it did not see.
 */
async function countElsewhere(
  photo: { jpeg: Uint8Array; width: number; height: number; known: number },
  ours: readonly FractionBox[],
  index: number,
): Promise<void> {
  const seen = await seenBy(detector, photo.jpeg);
  if (seen.length < photo.known) {
    elsewhere.leftOut += 1;
    return;
  }
  elsewhere.photos += 1;
  for (const { ratio, margins } of frames) {
    const wish = { photoRatio: photo.width / photo.height, frameRatio: ratio, margins };
    const kept = (crop: FractionBox) => seen.length - countCutFaces(seen, crop, margins);
    const most = Math.max(...allCrops(wish).map(kept));
    const crop = chooseCrop({ ...wish, faces: ours });
    elsewhere.could += most;
    elsewhere.kept += Math.min(kept(crop), most);
    elsewhere.middle += Math.min(kept(chooseCrop(wish)), most);
  }
  await countOnFiles(photo, { seen, ours, number: index });
}

async function countOnFiles(
  photo: { jpeg: Uint8Array; width: number; height: number },
  { seen, ours, number }: { seen: FractionBox[]; ours: readonly FractionBox[]; number: number },
): Promise<void> {
  const print = await printFileOf(photo, { faces: ours, number });
  const { ratio, margins, crop } = print;
  const wish = { photoRatio: photo.width / photo.height, frameRatio: ratio, margins };
  const kept = (tried: FractionBox) => seen.length - countCutFaces(seen, tried, margins);
  const most = Math.max(...allCrops(wish).map(kept));
  files.could += most;
  files.inPlace += Math.min(most, kept(crop));
  if (kept(crop) < most) lostOn.push(`${print.name} ${most - kept(crop)} of ${most}`);
  files.whole += Math.min(most, await wholeOnPrint(detector, print));
  const middle = await printFileOf(photo, { faces: [], number });
  files.middle += Math.min(most, await wholeOnPrint(detector, middle));
}

function count(photo: ComposedPhoto, faces: readonly FractionBox[], frame: Frame): void {
  const wish = {
    photoRatio: photo.width / photo.height,
    frameRatio: frame.ratio,
    margins: frame.margins,
  };
  const kept = (crop: FractionBox) =>
    photo.faces.length - countCutFaces(photo.faces, crop, frame.margins);
  const most = Math.max(...allCrops(wish).map(kept));
  const ours = kept(chooseCrop({ ...wish, faces }));
  counted.could += most;
  counted.ours += Math.min(ours, most);
  counted.known += Math.min(kept(chooseCrop({ ...wish, faces: photo.faces })), most);
  counted.middle += Math.min(kept(chooseCrop(wish)), most);
  if (most < photo.faces.length) return;
  counted.possible += 1;
  if (ours === photo.faces.length) counted.whole += 1;
}

/** The crop at a hundred places. */
function allCrops(wish: CropWish): FractionBox[] {
  const crop = chooseCrop(wish);
  return Array.from({ length: 101 }, (_, step) => ({
    ...crop,
    x: ((1 - crop.width) * step) / 100,
    y: ((1 - crop.height) * step) / 100,
  }));
}

function isSameFace(found: FractionBox, put: FractionBox): boolean {
  const x = found.x + found.width / 2;
  const y = found.y + found.height / 2;
  return x > put.x && x < put.x + put.width && y > put.y && y < put.y + put.height;
}

const share = (part: number, all: number) => (100 * part) / Math.max(1, all);
report({
  what: 'of faces that another detector sees, kept whole, in percent',
  value: share(elsewhere.kept, elsewhere.could),
  unit: '',
  target: { atLeast: 99.5 },
  from: `${elsewhere.kept} of ${elsewhere.could} by ${detectorName} in ${elsewhere.photos} photos, ${elsewhere.leftOut} left out; around the middle ${share(elsewhere.middle, elsewhere.could).toFixed(1)}`,
});
report({
  what: 'on print files as made, faces seen whole in the safe part, of those that could be, in percent',
  value: share(files.whole, files.could),
  unit: '',
  target: { atLeast: 99.5 },
  from: `${files.whole} of ${files.could}, by their places in the photo ${share(files.inPlace, files.could).toFixed(1)}; around the middle ${share(files.middle, files.could).toFixed(1)}`,
});
for (const lost of lostOn) console.log(`  lost on ${lost}`);
if (values.folder === undefined) reportPut();

function reportPut(): void {
  report({
    what: 'faces kept whole of those that some crop could keep, in percent',
    value: share(counted.ours, counted.could),
    unit: '',
    target: { atLeast: 99.5 },
    from: `${counted.ours} of ${counted.could}; around the middle ${share(counted.middle, counted.could).toFixed(1)}`,
  });
  report({
    what: 'the same with positions as they were put, in percent',
    value: share(counted.known, counted.could),
    unit: '',
    target: { atLeast: 99.5 },
  });
  report({
    what: 'crops that keep every face, of those that could, in percent',
    value: share(counted.whole, counted.possible),
    unit: '',
    from: `${counted.whole} of ${counted.possible}`,
  });
  report({
    what: 'faces found, in percent',
    value: share(counted.found, counted.put),
    unit: '',
    from: `${counted.found} of ${counted.put}`,
  });
}
