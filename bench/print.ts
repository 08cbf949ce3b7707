/**
 * The print file of 16 × 20 inches at 300 pixels per inch, against a bare composite of the same layers
 * by the image library, in turns in one process.
 *
 *   node bench/print.ts [--rounds 7]
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { pictureSource } from '@albumen/print/server/painter';
import { renderPrintFile } from '@albumen/print/server/print-file';
import sharp from 'sharp';
import { photoOf24Megapixels } from './kit/camera-photo.ts';
import { median } from './kit/numbers.ts';
import { describeMachine, report } from './kit/report.ts';
import { bareComposite } from './print/bare-composite.ts';
import { offsetOf } from './print/offset-of.ts';
import { wallPrint } from './print/wall-print.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const rounds = Number(values.rounds);
/** Levels of 255. */
const sameWithin = 3;

interface Making {
  file: Buffer;
  tookMs: number;
  cpuMs: number;
}

sharp.cache(false);
const photoFile = await photoOf24Megapixels();
console.log(describeMachine());
await compare('a plain photo', false);
await compare('a photo with words', true);

async function compare(what: string, hasWords: boolean): Promise<void> {
  const print = await wallPrint(photoFile, hasWords);
  const openPhoto = async () => pictureSource(await readFile(photoFile));
  const ways = {
    ours: () => timed(() => renderPrintFile(print.drawing, { openPhoto })),
    bare: () => timed(() => bareComposite(photoFile, print)),
  };
  // Also the cold start of both.
  const files = [(await ways.ours()).file, (await ways.bare()).file] as const;
  const ours: Making[] = [];
  const bare: Making[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isOursFirst = round % 2 === 0;
    if (isOursFirst) ours.push(await ways.ours());
    bare.push(await ways.bare());
    if (!isOursFirst) ours.push(await ways.ours());
  }
  reportBoth(what, ours, bare);
  await compareFiles(what, ...files);
}

function reportBoth(what: string, ours: readonly Making[], bare: readonly Making[]): void {
  const ratios = ours.map(({ tookMs }, round) => tookMs / (bare[round]?.tookMs ?? 0));
  const took = [ours, bare].map((makings) => median(makings.map(({ tookMs }) => tookMs)));
  const cpu = [ours, bare].map((makings) => median(makings.map(({ cpuMs }) => cpuMs)));
  const sizes = [ours, bare].map(([making]) => ((making?.file.length ?? 0) / 1e6).toFixed(1));
  report({
    what: `print file of ${what} against a bare composite`,
    value: median(ratios),
    unit: '×',
    target: { atMost: 1.5 },
    from: `${took.map(Math.round).join(' and ')} ms, ${sizes.join(' and ')} MB`,
  });
  report({
    what: `processor time of the same`,
    value: (cpu[0] ?? 0) / (cpu[1] ?? 1),
    unit: '×',
    from: `${cpu.map(Math.round).join(' and ')} ms`,
  });
}

async function timed(make: () => Promise<Buffer>): Promise<Making> {
  const [startedAt, cpuAtStart] = [performance.now(), process.cpuUsage()];
  const file = await make();
  const { user, system } = process.cpuUsage(cpuAtStart);
  return { file, tookMs: performance.now() - startedAt, cpuMs: (user + system) / 1000 };
}

/** A ratio of files that differ would mean nothing. */
async function compareFiles(what: string, ours: Buffer, bare: Buffer): Promise<void> {
  const offset = await offsetOf(ours, bare);
  if (offset > sameWithin) throw new Error(`${what}: the files are ${offset} of 255 apart`);
  report({
    what: `how far the two files of ${what} are apart`,
    value: offset,
    unit: '',
    from: 'root of the mean square, of 255',
  });
}
