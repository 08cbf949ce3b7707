/**
 * First crops of composed photos with heads at known places, ratios from 1:3 to 3:1, on every shape that both
 * brands sell: of the faces that some crop could keep wholly in the safe part, how many ours keeps. Where the
 * faces are, the crop is told by the product's own finder; what is counted is where another detector sees them
 * in the photo, and whom it sees whole on a print of it.
 *
 *   node bench/crops.ts [--photos 60] [--set 3] [--heads others | further | marked] [--keep <file>]
 *   node bench/crops.ts --folder <folder of photos> [--keep <file>]
 *
 * Of photos from a folder nobody knows how many faces they hold: those count that the judging detector sees. Another set is other photos; `--heads` puts other people into them. What was seen is kept in the file, so
 * that a long run goes on where it stopped; a print is looked at again when its crop changed.
 */
import { parseArgs } from 'node:util';
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import { createFaceFinder } from '@albumen/faces/face-finder';
import { composePhoto, seeded } from './crops/composed-photo.ts';
import { sumOf, type Kept, type KeptBoth } from './crops/counts.ts';
import { markedHeads } from './crops/heads.ts';
import { boxesOf, isSeenRight, onAllFrames, onPrint } from './crops/judge.ts';
import { lookAt, type GivenPhoto } from './crops/look-at.ts';
import { openLooks, type Look } from './crops/looks.ts';
import { detectorName, openOtherDetector, type OtherDetector } from './crops/other-detector.ts';
import { otherHeads } from './crops/other-heads.ts';
import { photosIn } from './crops/photos-in.ts';
import { startPrint } from './crops/print-files.ts';
import { soldFrames } from './crops/printed-products.ts';
import { isSameSeen } from './crops/seen-by.ts';
import { describeMachine, report } from './kit/report.ts';

const { values } = parseArgs({
  options: {
    photos: { type: 'string', default: '60' },
    set: { type: 'string', default: '3' },
    heads: { type: 'string', default: 'others' },
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
reportKept(
  'by their places in the photo, on every shape that is sold',
  judged.flatMap((look) => onAllFrames(look, look.seen)),
  `${judged.length} photos, ${looks.length - judged.length} left out, ${soldFrames.length} shapes`,
);
if (values.folder === undefined) reportPut();
else reportSeen();

async function lookAtAll(): Promise<Look[]> {
  const kept = await openLooks(values.keep);
  const eyes = { finder: createFaceFinder({ niceness: 0 }), detector: await openOtherDetector() };
  const seen: Look[] = [];
  for await (const photo of photos(eyes.detector)) {
    const before = kept.get(photo.number);
    const look = await lookAt(photo, eyes, before);
    if (look !== before) await kept.add(look);
    seen.push(look);
  }
  await eyes.finder.close();
  await eyes.detector.close();
  return seen;
}

async function* photos(detector: OtherDetector): AsyncGenerator<GivenPhoto> {
  let number = 0;
  if (values.folder !== undefined) {
    for await (const photo of photosIn(values.folder)) {
      yield { ...photo, number, put: undefined };
      number += 1;
    }
    return;
  }
  const heads =
    values.heads === 'marked'
      ? markedHeads
      : await otherHeads(detector, values.heads === 'further' ? 'further' : 'others');
  for (; number < Number(values.photos); number += 1) {
    const { faces, ...photo } = await composePhoto(seeded(Number(values.set), number), heads);
    yield { ...photo, name: `photo ${number}`, number, put: faces };
  }
}

function share(part: number, all: number): number {
  return (100 * part) / Math.max(1, all);
}

function reportKept(what: string, all: readonly KeptBoth[], of: string): void {
  const { strictly, surely } = sumOf(all);
  report({
    what: `${what}, in percent`,
    value: share(surely.kept, surely.could),
    unit: '',
    target: { atLeast: 99.5 },
    from: `${surely.kept} of ${surely.could} that could be by every look of ${detectorName}; ${shown(strictly)} of ${strictly.could} that could be by the median of its looks; around the middle ${share(surely.middle, surely.could).toFixed(1)}; ${of}`,
  });
}

function reportPrints(): void {
  const seen = prints.flatMap(({ print }) => (print === undefined ? [] : [print]));
  reportKept(
    'on print files as made, faces seen whole in the safe part, of those that could be',
    seen,
    `${seen.length} prints, ${prints.length - seen.length} left out`,
  );
  for (const { look, print } of prints) {
    if (print !== undefined && print.surely.kept < print.surely.could)
      console.log(`  ${look.name} loses somebody on ${look.print.name}`);
  }
}

function shown({ kept, could }: Kept): string {
  return share(kept, could).toFixed(2);
}

/** Heads that are marked by hand, brow to chin and ear to ear, are known apart from any detector. */
function reportPut(): void {
  const putIn = (look: Look) => look.put ?? [];
  if (values.heads === 'marked') {
    const known = (look: Look) => putIn(look).map((box) => ({ box, reach: box }));
    const all = sumOf(looks.flatMap((look) => onAllFrames(look, known(look)))).strictly;
    report({
      what: 'heads kept as they were marked, in percent',
      value: share(all.kept, all.could),
      unit: '',
    });
  }
  reportFound(looks.flatMap((look) => putIn(look).map((face) => ({ face, look }))));
}

/** Of a folder's faces only those are known that the other detector sees. */
function reportSeen(): void {
  reportFound(looks.flatMap((look) => boxesOf(look.seen).map((face) => ({ face, look }))));
}

function reportFound(known: readonly { face: FractionBox; look: Look }[]): void {
  const found = (by: (look: Look) => readonly FractionBox[]) =>
    known.filter(({ face, look }) => by(look).some((box) => isSameSeen(box, face))).length;
  report({
    what: 'faces found by the product, in percent',
    value: share(
      found(({ ours }) => ours),
      known.length,
    ),
    unit: '',
    from: `${known.length} faces; by ${detectorName} ${found(({ seen }) => boxesOf(seen))}`,
  });
}
