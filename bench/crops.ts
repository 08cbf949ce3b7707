/**
 * First crops of composed photos with heads at known places, ratios from 1:3 to 3:1, on every shape that both
 * brands sell: of the faces that some crop could keep wholly in the safe part, how many ours keeps. Where the
 * faces are, the crop is told by the product's own finder; what is counted is where they were put, and what
 * another detector sees in the photo and whole on a print of it.
 *
 *   node bench/crops.ts [--photos 60] [--set 2] [--keep <file>] [--folder <folder of photos>]
 *
 * Another set is other photos. What was seen is kept in the file, so that a long run goes on where it stopped;
 * a print is looked at again when its crop changed.
 */
import { parseArgs } from 'node:util';
import { createFaceFinder } from '@albumen/faces/face-finder';
import { composePhoto, seeded } from './crops/composed-photo.ts';
import { sumOf, type KeptBoth } from './crops/counts.ts';
import { isSeenRight, onAllFrames, onPrint } from './crops/judge.ts';
import { lookAt, type GivenPhoto } from './crops/look-at.ts';
import { openLooks, type Look } from './crops/looks.ts';
import { detectorName, openOtherDetector } from './crops/other-detector.ts';
import { photosIn } from './crops/photos-in.ts';
import { startPrint } from './crops/print-files.ts';
import { soldFrames } from './crops/printed-products.ts';
import { isSameFace } from './crops/same-face.ts';
import { describeMachine, report } from './kit/report.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '60' },
    set: { type: 'string', default: '2' },
    keep: { type: 'string' },
    folder: { type: 'string' },
  },
});

console.log(describeMachine());
const looks = await lookAtAll();
const judged = looks.filter(isSeenRight);
const prints = judged.map((look) => ({
  look,
  print: onPrint(look, startPrint(look, { faces: look.ours, number: look.number })),
}));
reportPrints();
reportFrames(
  'of faces that another detector sees, kept whole, in percent',
  judged.flatMap((look) => onAllFrames(look, look.seen)),
  `${judged.length} photos, ${looks.length - judged.length} left out`,
);
if (values.folder === undefined) reportPut();

async function lookAtAll(): Promise<Look[]> {
  const kept = await openLooks(values.keep);
  const eyes = { finder: createFaceFinder({ niceness: 0 }), detector: await openOtherDetector() };
  const seen: Look[] = [];
  for await (const photo of photos()) {
    const before = kept.get(photo.number);
    const look = await lookAt(photo, eyes, before);
    if (look !== before) await kept.add(look);
    seen.push(look);
  }
  await eyes.finder.close();
  await eyes.detector.close();
  return seen;
}

async function* photos(): AsyncGenerator<GivenPhoto> {
  let number = 0;
  if (values.folder !== undefined) {
    for await (const photo of photosIn(values.folder)) {
      yield { ...photo, number, put: undefined };
      number += 1;
    }
    return;
  }
  for (; number < Number(values.photos); number += 1) {
    const { faces, ...photo } = await composePhoto(seeded(Number(values.set), number));
    yield { ...photo, number, put: faces };
  }
}

function share(part: number, all: number): number {
  return (100 * part) / Math.max(1, all);
}

function reportFrames(what: string, all: readonly KeptBoth[], of: string): void {
  const { surely, strictly } = sumOf(all);
  report({
    what,
    value: share(surely.kept, surely.could),
    unit: '',
    target: { atLeast: 99.5 },
    from: `${surely.kept} of ${surely.could} that surely could be; ${shown(strictly.kept, strictly.could)} of all that could be by a hair; around the middle ${shown(surely.middle, surely.could)}; ${of}, ${soldFrames.length} shapes`,
  });
}

function reportPrints(): void {
  const seen = prints.flatMap(({ print }) => (print === undefined ? [] : [print]));
  const { surely, strictly } = sumOf(seen.map((print) => print.onPrint));
  const byPlace = sumOf(seen.map((print) => print.byPlace)).surely;
  report({
    what: 'on print files as made, faces seen whole in the safe part, of those that could be, in percent',
    value: share(surely.kept, surely.could),
    unit: '',
    target: { atLeast: 99.5 },
    from: `${surely.kept} of ${surely.could} that surely could be, by ${detectorName} on ${seen.length} prints; by their places in the photo ${shown(byPlace.kept, byPlace.could)}; ${shown(strictly.kept, strictly.could)} of all that could be by a hair; around the middle ${shown(surely.middle, surely.could)}`,
  });
  const apart = seen.flatMap((print) => print.apart).toSorted((one, other) => one - other);
  report({
    what: 'how far its boxes of one face lie apart in photo and print, in nine of ten, in percent of the face',
    value: 100 * (apart[Math.floor(apart.length * 0.9)] ?? 0),
    unit: '',
  });
  for (const { look, print } of prints) {
    if (print !== undefined && print.onPrint.surely.kept < print.onPrint.surely.could)
      console.log(`  photo ${look.number} loses somebody on ${look.print.name}`);
  }
}

function shown(part: number, all: number): string {
  return share(part, all).toFixed(1);
}

function reportPut(): void {
  const putIn = (look: Look) => look.put ?? [];
  reportFrames(
    'faces kept whole of those that some crop could keep, as they were put, in percent',
    looks.flatMap((look) => onAllFrames(look, putIn(look))),
    `${looks.length} photos`,
  );
  const known = sumOf(looks.flatMap((look) => onAllFrames(look, putIn(look), putIn(look))));
  report({
    what: 'the same where the crop is told where they were put, in percent',
    value: share(known.strictly.kept, known.strictly.could),
    unit: '',
    target: { atLeast: 99.5 },
  });
  const put = looks.flatMap((look) => putIn(look).map((face) => ({ face, ours: look.ours })));
  const found = put.filter(({ face, ours }) => ours.some((box) => isSameFace(box, face)));
  report({
    what: 'faces found, in percent',
    value: share(found.length, put.length),
    unit: '',
    from: `${found.length} of ${put.length}`,
  });
}
