/**
 * What an attacker with one laptop tries, kept so that it must go on failing him: each group is a row of the
 * table at the end. Fails when a group fails, or has lost its tests.
 * `node scripts/faults/attacks.ts [-- --only races,fuzz]`
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attackTests, type AttackTests } from '../lib/attacks/groups.ts';

interface Outcome {
  what: string;
  tried: string;
  result: '✓' | '✗' | 'not here';
}

interface Report {
  numTotalTests: number;
  numFailedTests: number;
  numPendingTests: number;
  success: boolean;
}

const runs: Readonly<Record<string, () => Promise<Outcome>>> = {
  ...Object.fromEntries(
    Object.entries(attackTests).map(([name, tests]) => [name, () => attempt(tests)]),
  ),
  crowds: crowdServers,
};

async function attempt({ what, files, leastTests, needs }: AttackTests): Promise<Outcome> {
  if (needs !== undefined && spawnSync(needs, ['--version']).status !== 0) {
    return { what: `${what}: ${needs} is not installed`, tried: 'nothing', result: 'not here' };
  }
  const folder = await mkdtemp(join(tmpdir(), 'albumen-attacks-'));
  const outputFile = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const { status } = spawnSync('vitest', ['run', ...reporters, ...files], {
    stdio: 'inherit',
    env: { ...process.env, LONG_TESTS: 'on' },
  });
  const text = await readFile(outputFile, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  if (text === undefined) return { what, tried: 'broke off', result: '✗' };
  const report = JSON.parse(text) as Report; // vitest's own
  const { numTotalTests, numFailedTests, numPendingTests } = report;
  const run = numTotalTests - numPendingTests;
  const isPassed = status === 0 && report.success && run >= leastTests;
  const broken = numFailedTests > 0 ? `, ${numFailedTests} broken` : '';
  const lost = run < leastTests ? ` of ${leastTests}` : '';
  return { what, tried: `${run}${lost} tests${broken}`, result: isPassed ? '✓' : '✗' };
}

/** A program of its own, whose figures go into the table. */
async function crowdServers(): Promise<Outcome> {
  const script = join(import.meta.dirname, 'crowds.ts');
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const said = (await child.stdout.setEncoding('utf8').toArray()).join('');
  process.stdout.write(said);
  const [code] = await exited;
  return {
    what: 'others beside 2,000 sockets of one address, silent, stalled and idle',
    tried: said.trim().split('\n').slice(0, -1).join('; '),
    result: code === 0 ? '✓' : '✗',
  };
}

const { values } = parseArgs({
  options: { only: { type: 'string', default: Object.keys(runs).join(',') } },
});
const rows: string[] = [];
let hasFailed = false;
for (const name of values.only.split(',')) {
  const run = runs[name];
  if (run === undefined) {
    throw new Error(`no attack ${name}; there are ${Object.keys(runs).join(', ')}`);
  }
  const startedAt = performance.now();
  const { what, tried, result } = await run();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  rows.push(`| ${name} | ${what} | ${tried} | ${seconds} | ${result} |`);
  hasFailed ||= result === '✗';
}

console.log('\n| attack | what is tried | how much | seconds | holds |');
console.log('|---|---|---|---|---|');
console.log(rows.join('\n'));
console.log(`load ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`);
if (hasFailed) process.exitCode = 1;
