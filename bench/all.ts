/**
 * Every measurement, one after the other; a missed target fails the run.
 *
 *   npm run bench [-- --only renditions,upload,gallery,zip,pay,print,crops,faces,editor,checkout,load,looks] [-- --record]
 *
 * `--record` writes the figures into bench/README.md.
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
  },
});
const chosen = values.only.split(',');
const unknown = chosen.find((name) => !benches.some((bench) => bench === name));
if (unknown !== undefined) throw new Error(`no bench ${unknown}; there are ${benches.join(', ')}`);

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
  const child = fork(join(import.meta.dirname, `${bench}.ts`));
  child.on('message', (finding) => findings.push(finding as Finding)); // of `report`
  const [code]: unknown[] = await once(child, 'exit');
  const hasMissed = findings.some((finding) => !isKept(finding));
  const isFinished = findings.length > 0 && (code === 0 || (code === 1 && hasMissed));
  return { bench, findings, isFinished, loads: [before, loadavg()[0] ?? 0] };
}
