/**
 * Find me: of the photos that show a guest, how many her selfie finds, and how many of those shown are of
 * somebody else, at every threshold and by what may be wrong with a face.
 *
 *   npm run bench -- --only faces
 *   node bench/faces.ts [--set samples | photographs] [--people 22] [--indexed 24]
 *   node bench/faces.ts --folder <folder of person/photo.jpg>
 *   FACE_MODEL=<file.onnx> [FACE_MODEL_COLORS=…] [FACE_MODEL_DISTANCE=…] node bench/faces.ts --folder <folder>
 *
 * Without a folder, everything is made of the few faces that come with the face library's package: easier
 * than life, since a copy of a picture stays like it. In a folder, the first photo of each person is her selfie;
 * who is in one photo only is a stranger to all others. With an operator's own model, distances are in its scale.
 */
import { parseArgs } from 'node:util';
import { groupDistance } from '@albumen/domain/faces/group-faces';
import { matchFaces, samePersonDistance } from '@albumen/domain/faces/match-faces';
import { createFaceFinder } from '@albumen/faces/face-finder';
import {
  comparable,
  numberCountOf,
  openFaceModel,
} from '../apps/store/src/modules/faces/face-model.ts';
import { loadSettings } from '../apps/store/src/settings.ts';
import { median } from './kit/numbers.ts';
import { processorMs } from './kit/processor-time.ts';
import { describeMachine, report } from './kit/report.ts';
import { portraitsOfPhotographs } from './faces/photographs.ts';
import { portraitsIn, portraitsOfSamples, type Portrait } from './faces/portraits.ts';
import { groupedAt } from './faces/grouping.ts';
import { reportIndexing } from './faces/indexing.ts';
import { answersAt, ratesOf, thresholds, type Rates } from './faces/rates.ts';
import { seePortrait, seeVariation, type SeenFace } from './faces/seen-face.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    people: { type: 'string', default: '1000' },
    set: { type: 'string', default: 'samples' },
    indexed: { type: 'string', default: '24' },
  },
});
const folder = values.folder ?? process.env['FACES_FOLDER'];

const { FACE_MODEL, FACE_MODEL_COLORS, FACE_MODEL_DISTANCE } = process.env;
const model = await openFaceModel(
  loadSettings({ FACES: 'people', FACE_MODEL, FACE_MODEL_COLORS, FACE_MODEL_DISTANCE }),
);
/** Around the product's own. */
const groupDistances = [0.34, 0.38, groupDistance, 0.46, 0.5, 0.54];
/** Distances are compared in our model's scale, and said in that of the model in use. */
const saidScale = (model?.samePersonDistance ?? samePersonDistance) / samePersonDistance;
const finder = createFaceFinder({ niceness: 0, model });
console.log(describeMachine());
const seen = await look();
console.log(`${seen.selfies.length} people, ${seen.pictures.length} pictures`);
const atThresholds = thresholds.map((threshold) => ({
  threshold,
  rates: ratesOf(answersAt(threshold, seen)),
}));
for (const { threshold, rates } of atThresholds)
  console.log(`  all at ${lineOf(threshold, rates)}`);
const groups = [...new Set(seen.pictures.flatMap((picture) => picture.groups))].sort();
const answers = answersAt(samePersonDistance, seen);
for (const group of groups) {
  console.log(`  ${group} at ${lineOf(samePersonDistance, ratesOf(answers, group))}`);
}
for (const distance of groupDistances) console.log(`  ${groupingLine(distance)}`);
reportRates(ratesOf(answers));
reportQuery();
await reportSelfie();
await reportIndexing(finder, Number(values.indexed));
await finder.close();

async function look(): Promise<{ selfies: SeenFace[]; pictures: SeenFace[] }> {
  const portraits = await portraitsWanted();
  const people = [...new Set(portraits.map(({ person }) => person))].slice(
    0,
    Number(values.people),
  );
  const wanted = portraits.filter(({ person }) => people.includes(person));
  const looked = { selfies: [] as SeenFace[], pictures: [] as SeenFace[] };
  for (const [person, hers] of Map.groupBy(wanted, (portrait) => portrait.person)) {
    const pictures: SeenFace[] = [];
    for (const portrait of hers) {
      pictures.push(...present(await seePortrait(finder, portrait)));
      const { varied } = portrait;
      if (varied === undefined) continue;
      for (const { group, name, make } of varied.by) {
        const jpeg = await make(varied.open);
        pictures.push(await seeVariation(finder, portrait, { group, name, jpeg }));
      }
    }
    const [selfie, ...others] = pictures;
    if (selfie === undefined) console.log(`  ${person} has no picture`);
    else if (others.length === 0) looked.pictures.push(selfie);
    else {
      looked.selfies.push(selfie);
      looked.pictures.push(...others);
    }
  }
  return {
    selfies: looked.selfies.map(comparableFace),
    pictures: looked.pictures.map(comparableFace),
  };
}

function portraitsWanted(): Portrait[] | Promise<Portrait[]> {
  if (folder !== undefined) return portraitsIn(folder);
  return values.set === 'photographs' ? portraitsOfPhotographs() : portraitsOfSamples();
}

function comparableFace(face: SeenFace): SeenFace {
  const { descriptor } = face;
  return { ...face, descriptor: descriptor && comparable(descriptor, model) };
}

function present<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}

function lineOf(threshold: number, rates: Rates): string {
  const { found, strangers, wrongShown, ownCount, othersCount } = rates;
  return `${(saidScale * threshold).toFixed(2)}: found ${found.toFixed(1)} %, strangers taken for her ${strangers.toFixed(2)} %, wrong among shown ${wrongShown.toFixed(2)} % (${ownCount} own, ${othersCount} others)`;
}

function groupingLine(distance: number): string {
  const { together, mixed } = groupedAt(distance, [...seen.selfies, ...seen.pictures]);
  return `grouped at ${(saidScale * distance).toFixed(2)}: ${together.toFixed(1)} % of a person's pictures together, ${mixed.toFixed(1)} % of groups with surely different people`;
}

function reportRates(rates: Rates): void {
  const { found, strangers, wrongShown, strangerFirst, ownCount, othersCount } = rates;
  const at = `at ${(saidScale * samePersonDistance).toFixed(2)}`;
  report({
    what: `her pictures found ${at}, in percent`,
    value: found,
    unit: '',
    target: { atLeast: 92 },
    from: `${seen.selfies.length} people, ${ownCount} pictures of theirs, ${othersCount} of surely others`,
  });
  report({
    what: `wrong among those shown ${at}, in percent`,
    value: wrongShown,
    unit: '',
    target: { atMost: 1 },
    from: `${strangers.toFixed(2)} % of strangers, where every fifteenth face is hers`,
  });
  report({
    what: 'people shown a stranger on the first screen, in percent',
    value: strangerFirst,
    unit: '',
    target: { atMost: 0 },
  });
  const most = atThresholds.filter((one) => one.rates.wrongShown <= 1).at(-1)?.threshold ?? 0;
  report({
    what: 'the widest threshold with at most 1 % wrong',
    value: saidScale * most,
    unit: '',
  });
}

/** Two pictures of hers and two faces that are not hers against a wedding of 120 people in 100 photos each. */
function reportQuery(): void {
  const [people, each] = [120, numberCountOf(model)];
  // Of the numbers of people, and of pictures of one: as far apart as they lie in life.
  const between = { people: 0.081, pictures: 0.043 };
  const count = 100 * people;
  const around = (middle: number, most: number) => middle + most * (2 * Math.random() - 1);
  const persons = Float32Array.from({ length: people * each }, () => around(0, between.people));
  const numbers = Float32Array.from({ length: count * each }, (_, place) =>
    around(persons[place % persons.length] ?? 0, between.pictures),
  );
  const ids = Array.from({ length: count }, (_, index) => String(index));
  const faces = {
    faceIds: ids,
    photoIds: ids.map((id) => String(Math.floor(Number(id) / 4))),
    descriptors: numbers,
  };
  const asked = [0, people].map((index) => numbers.subarray(index * each, (index + 1) * each));
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
  const [portrait] = portraitsOfSamples();
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
