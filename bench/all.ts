/**
 * Every measurement, one after the other; a missed target fails the run.
 *
 *   npm run bench [-- --only renditions,upload,gallery,zip,pay,print,crops,faces,editor,checkout,load,looks] [-- --record]
 *   npm run bench -- --only crops --folder <folder of photos>
 *   npm run bench -- --only faces --folder <folder of person/photo.jpg>
 *
 * `--record` writes the figures into bench/README.md. Only crops and faces take a folder, in place of their own set.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../scripts/lib/read-settings.ts';
import { buildPages } from '../scripts/lib/serve/build-pages.ts';
import { recordFigures } from './kit/record.ts';
import { describeMachine, isKept, lineOf, type BenchResult, type Finding } from './kit/report.ts';

const benches = [
  'renditions',
  'upload',
  'gallery',
  'zip',
  'pay',
  'print',
  'crops',
  'faces',
  'editor',
  'checkout',
  'load',
  'looks',
] as const;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: benches.join(',') },
    record: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
});
const withFolder: readonly string[] = ['crops', 'faces'];
const chosen = values.only.split(',');
const unknown = chosen.find((name) => !benches.some((bench) => bench === name));
if (unknown !== undefined) throw new Error(`no bench ${unknown}; there are ${benches.join(', ')}`);
if (values.folder !== undefined && chosen.some((name) => !withFolder.includes(name)))
  throw new Error(`a folder is for ${withFolder.join(' and ')}: name one by --only`);

await buildPages(root, (line) => console.log(line));
const results: BenchResult[] = [];
for (const bench of chosen) results.push(await run(bench));

console.log(`\n${describeMachine()}`);
for (const { bench, findings, isFinished } of results) {
  console.log(`\n${bench}`);
  for (const finding of findings) console.log(`  ${lineOf(finding)}`);
  if (!isFinished) console.log('  it broke off, see above');
}
const missed = results.flatMap(({ findings }) => findings.filter((finding) => !isKept(finding)));
const broken = results.filter(({ isFinished }) => !isFinished);
console.log(`\n${missed.length} targets missed, ${broken.length} benches broken off`);
if (values.record) await recordFigures(results);
process.exitCode = missed.length + broken.length === 0 ? 0 : 1;

async function run(bench: string): Promise<BenchResult> {
  console.log(`\n▶ ${bench}`);
  const findings: Finding[] = [];
  const before = loadavg()[0] ?? 0;
  const args = values.folder === undefined ? [] : ['--folder', values.folder];
  const child = fork(join(import.meta.dirname, `${bench}.ts`), args);
  child.on('message', (finding) => findings.push(finding as Finding)); // of `report`
  const [code]: unknown[] = await once(child, 'exit');
  const hasMissed = findings.some((finding) => !isKept(finding));
  const isFinished = findings.length > 0 && (code === 0 || (code === 1 && hasMissed));
  return { bench, findings, isFinished, loads: [before, loadavg()[0] ?? 0] };
}
