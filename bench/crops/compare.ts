/**
 * Whether the judging detector's network, run and decoded by us, sees what it sees in its makers' own program:
 * squares around every head of sets 1 to 3, from three distances.
 *
 *   node bench/crops/compare.ts
 */
import type { FractionBox } from '@albumen/domain/photos/choose-crop';
import sharp from 'sharp';
import { describeMachine, report } from '../kit/report.ts';
import { markedHeads, type Head } from './heads.ts';
import { openMakersPage } from './makers-page.ts';
import { detectorName, openOtherDetector, searchedPx } from './other-detector.ts';
import { otherHeads } from './other-heads.ts';
import { isSameFace } from './same-face.ts';

const distances = [1.6, 2.5, 4] as const;

console.log(describeMachine());
const ours = await openOtherDetector();
const makers = await openMakersPage();
const apart: number[] = [];
let alone = 0;
const heads = [...markedHeads, ...(await otherHeads(ours))];
for (const head of heads) {
  for (const distance of distances) await compareOn(await squareAround(head, distance));
}
await ours.close();
await makers.close();

apart.sort((one, other) => one - other);
report({
  what: `farthest edge of a face from where ${detectorName}'s own program has it, pixels of ${searchedPx}`,
  value: apart.at(-1) ?? Number.NaN,
  unit: '',
  target: { atMost: 2 },
  from: `${apart.length} faces that both see, median ${(apart[Math.floor(apart.length / 2)] ?? 0).toFixed(3)} px`,
});
report({ what: 'faces that only one of them sees', value: alone, unit: '', target: { atMost: 2 } });

async function compareOn(square: Uint8Array): Promise<void> {
  const [seen = []] = await ours.detect([square]);
  const boxes = seen.map(({ box }) => box);
  const theirs = await makers.detect(square);
  const pairs = theirs.map((box) => [box, boxes.find((other) => isSameFace(box, other))] as const);
  for (const [box, same] of pairs) {
    if (same !== undefined) apart.push(searchedPx * farthestEdge(box, same));
  }
  alone += pairs.filter(([, same]) => same === undefined).length;
  alone += boxes.filter((box) => !theirs.some((other) => isSameFace(box, other))).length;
}

async function squareAround({ path, box }: Head, distance: number): Promise<Uint8Array> {
  const { width, height } = await sharp(path).metadata();
  const side = Math.min(width, height, Math.round(distance * Math.max(box.width, box.height)));
  const start = (middle: number, length: number) =>
    Math.round(Math.min(Math.max(0, middle - side / 2), length - side));
  const left = start(box.left + box.width / 2, width);
  const top = start(box.top + box.height / 2, height);
  return sharp(path)
    .extract({ left, top, width: side, height: side })
    .resize(searchedPx, searchedPx)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
}

function farthestEdge(one: FractionBox, other: FractionBox): number {
  const edges = ({ x, y, width, height }: FractionBox) => [x, y, x + width, y + height];
  const others = edges(other);
  return Math.max(...edges(one).map((edge, index) => Math.abs(edge - (others[index] ?? 0))));
}
