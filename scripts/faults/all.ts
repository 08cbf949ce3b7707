/**
 * Every fault run, one after the other; none may fail.
 *
 *   npm run faults [-- --only corpus,owners]
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runInOwnGroup } from '../lib/faults/own-group.ts';

const runs = [
  'upload-kills',
  'archive-kills',
  'database-kills',
  'gateway-kills',
  'owners',
  'restarts',
  'upgrade',
  'moment',
  'machines',
  'image',
  'corpus',
  'wedding-upload',
  'payment-kills',
  'audit-kills',
  'lab-kills',
  'windows',
  'firefox',
  'foreign-projects',
  'attacks',
  'long-journeys',
  'long-tests',
] as const;

const { values } = parseArgs({ options: { only: { type: 'string', default: runs.join(',') } } });
const chosen = values.only.split(',');
const unknown = chosen.find((name) => !runs.some((run) => run === name));
if (unknown !== undefined) throw new Error(`no fault run ${unknown}; there are ${runs.join(', ')}`);

const summary: string[] = [];
let failed = 0;
for (const name of chosen) {
  console.log(`\n▶ ${name}`);
  const startedAt = performance.now();
  const script = join(import.meta.dirname, `${name}.ts`);
  const code = await runInOwnGroup(script);
  if (code !== 0) failed += 1;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const load = loadavg()[0]?.toFixed(1);
  summary.push(`${code === 0 ? '✓' : '✗'} ${name.padEnd(16)} ${seconds} s, load ${load}`);
}
console.log(`\n${summary.join('\n')}`);
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
