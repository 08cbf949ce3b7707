/**
 * Find me: of the photos that show a guest, how many her selfie finds, and how many of those shown are of
 * somebody else, at every threshold and by what may be wrong with a face.
 *
 *   npm run bench -- --only faces
 *   node bench/faces.ts [--folder <folder of person/photo.jpg>] [--people 22]
 *
 * Without a folder, everything is made of the few faces that come with the face library's package: easier
 * than life, since a copy of a picture stays like it. In a folder, the first photo of each person is her selfie.
 */
import { parseArgs } from 'node:util';
import { matchFaces, samePersonDistance } from '@albumen/domain/faces/match-faces';
import { createFaceFinder } from '@albumen/faces/face-finder';
import { median } from './kit/numbers.ts';
import { processorMs } from './kit/processor-time.ts';
import { describeMachine, report } from './kit/report.ts';
import { portraitsIn, portraitsOfSamples } from './faces/portraits.ts';
import { distancesOf, ratesAt, thresholds, type Distances } from './faces/rates.ts';
import { seePortrait, seeVariation, type SeenFace } from './faces/seen-face.ts';
import { variations } from './faces/variations.ts';

const { values } = parseArgs({
  options: { folder: { type: 'string' }, people: { type: 'string', default: '1000' } },
});
const folder = values.folder ?? process.env['FACES_FOLDER'];

const finder = createFaceFinder({ niceness: 0 });
console.log(describeMachine());
const { selfies, pictures } = await look();

const all = distancesOf(selfies, pictures);
console.log(`${selfies.length} people, ${pictures.length} pictures`);
for (const threshold of thresholds) console.log(`  all at ${lineAt(threshold, all)}`);
const groups = [...new Set(pictures.flatMap((picture) => picture.groups))].sort();
for (const group of groups) {
  const inGroup = pictures.filter((picture) => picture.groups.includes(group));
  const distances = distancesOf(selfies, inGroup);
  console.log(`  ${group} at ${lineAt(samePersonDistance, distances)}`);
}
reportRates(all);
reportQuery();
await reportSelfie();
await finder.close();

async function look(): Promise<{ selfies: SeenFace[]; pictures: SeenFace[] }> {
  const portraits =
    folder === undefined ? await portraitsOfSamples(finder) : await portraitsIn(folder);
  const people = [...new Set(portraits.map(({ person }) => person))].slice(
    0,
    Number(values.people),
  );
  const wanted = portraits.filter(({ person }) => people.includes(person));
  const looked = { selfies: [] as SeenFace[], pictures: [] as SeenFace[] };
  for (const portrait of wanted) {
    const isFirst = !looked.selfies.some(({ person }) => person === portrait.person);
    (isFirst ? looked.selfies : looked.pictures).push(await seePortrait(finder, portrait));
    if (folder !== undefined) continue;
    for (const variation of variations) {
      looked.pictures.push(await seeVariation(finder, portrait, variation));
    }
  }
  return looked;
}

function lineAt(threshold: number, distances: Distances): string {
  const { found, strangers, wrongShown } = ratesAt(threshold, distances);
  const pairs = `${distances.own.length + distances.unseen} own, ${distances.others.length} others`;
  return `${threshold.toFixed(2)}: found ${found.toFixed(1)} %, strangers taken for her ${strangers.toFixed(2)} %, wrong among shown ${wrongShown.toFixed(2)} % (${pairs})`;
}

function reportRates(distances: Distances): void {
  const { found, strangers, wrongShown } = ratesAt(samePersonDistance, distances);
  const from = `${selfies.length} people, ${distances.own.length + distances.unseen} pictures of theirs, ${distances.others.length} of surely others`;
  const at = `at ${samePersonDistance}`;
  report({
    what: `her pictures found ${at}, in percent`,
    value: found,
    unit: '',
    target: { atLeast: 92 },
    from,
  });
  report({
    what: `wrong among those shown ${at}, in percent`,
    value: wrongShown,
    unit: '',
    target: { atMost: 1 },
    from: `${strangers.toFixed(2)} % of strangers, where every fifteenth face is hers`,
  });
  const best = thresholds.filter((one) => ratesAt(one, distances).wrongShown <= 1).at(-1) ?? 0;
  report({ what: 'the widest threshold with at most 1 % wrong', value: best, unit: '' });
}

/** A selfie and two faces that are not hers against the faces of a whole wedding. */
function reportQuery(): void {
  const count = 12_000;
  const numbers = Float32Array.from({ length: count * 128 }, () => (Math.random() - 0.5) * 0.43);
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const faces = {
    faceIds: ids,
    photoIds: ids.map((id) => String(Math.floor(Number(id) / 4))),
    descriptors: numbers,
  };
  const asked = [0, 1].map((index) => numbers.subarray(index * 128, (index + 1) * 128));
  const times = Array.from({ length: 9 }, () => {
    const before = process.cpuUsage();
    matchFaces(faces, { descriptors: asked, notMe: ['7', '11'] });
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  report({
    what: 'a query over 12,000 faces, processor time',
    value: median(times),
    unit: 'ms',
    target: { atMost: 100 },
    from: 'two pictures of hers, two faces that are not her; reading them from the database apart',
  });
}

/** The same model and the same instructions as in a guest's browser, without its start. */
async function reportSelfie(): Promise<void> {
  const [portrait] = await portraitsOfSamples(finder);
  const jpeg = await portrait?.open().resize(960, 960, { fit: 'inside' }).jpeg().toBuffer();
  if (jpeg === undefined) return;
  const times: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    const before = await processorMs(process.pid);
    await finder.find({ jpeg, withDescriptors: true });
    times.push((await processorMs(process.pid)) - before);
  }
  report({
    what: 'processor time of a selfie of 960 pixels',
    value: median(times),
    unit: 'ms',
    from: 'detector, landmarks and numbers of one face',
  });
}
