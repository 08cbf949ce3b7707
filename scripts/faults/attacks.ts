/**
 * What an attacker with one laptop tries, kept as tests that must go on failing him: each group is a row of
 * the table at the end. Fails when a group fails, or has lost its tests.
 * `node scripts/faults/attacks.ts [-- --only races,fuzz]`
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

interface Attack {
  what: string;
  /** Parts of file names, as vitest takes them. */
  files: readonly string[];
  /** With fewer the group has lost some. */
  leastTests: number;
}

const attacks: Readonly<Record<string, Attack>> = {
  rights: {
    what: 'every role at every call of operators and of studios',
    files: [
      'operator/rights-matrix',
      'operator/operators.test',
      'operator/operator-session',
      'modules/members/',
    ],
    leastTests: 45,
  },
  credentials: {
    what: 'forged, copied and repeated passkeys, guessed and repeated codes',
    files: ['modules/credentials/', 'operator/second-factor'],
    leastTests: 60,
  },
  foreign: {
    what: 'others’ galleries, photos, emails, photos that were closed',
    files: ['galleries/foreign-access', 'accounts/foreign-email', 'files/closed-photos'],
    leastTests: 20,
  },
  fuzz: {
    what: 'odd values at every call of the contract',
    files: ['store/test/odd-requests.long'],
    leastTests: 150,
  },
  slow: {
    what: 'slow and stalled clients, undeclared proxies',
    files: ['server-kit/src/slow-', 'server-kit/src/undeclared-proxy'],
    leastTests: 5,
  },
  lockouts: {
    what: 'lockouts by strangers, guessed passwords, PINs and codes',
    files: ['accounts/lockouts', 'discounts/guessed-codes', 'accounts/sign-in.test'],
    leastTests: 10,
  },
  races: {
    what: 'races for money, carts, hearts and uploads',
    files: ['placing/submit-races', 'cart/cart-races', 'favorite-races', 'register-races'],
    leastTests: 8,
  },
  log: {
    what: 'the audit log: changed, deleted, left out',
    files: ['modules/audit/'],
    leastTests: 8,
  },
};

interface Outcome {
  name: string;
  what: string;
  tests: number;
  failed: number;
  seconds: number;
  isPassed: boolean;
}

interface Report {
  numTotalTests: number;
  numFailedTests: number;
  success: boolean;
}

async function attempt(name: string, { what, files, leastTests }: Attack): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'albumen-attacks-'));
  const outputFile = join(folder, 'report.json');
  const startedAt = performance.now();
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${outputFile}`];
  const { status } = spawnSync('vitest', ['run', ...reporters, ...files], {
    stdio: 'inherit',
    env: { ...process.env, LONG_TESTS: 'on' },
  });
  const text = await readFile(outputFile, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  const none: Report = { numTotalTests: 0, numFailedTests: 0, success: false };
  const report = text === undefined ? none : (JSON.parse(text) as Report); // vitest's own
  const { numTotalTests: tests, numFailedTests: failed } = report;
  const isPassed = status === 0 && report.success && tests >= leastTests;
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return { name, what, tests, failed, seconds, isPassed };
}

const everything = Object.keys(attacks).join(',');
const { values } = parseArgs({ options: { only: { type: 'string', default: everything } } });
const outcomes: Outcome[] = [];
for (const name of values.only.split(',')) {
  const attack = attacks[name];
  if (attack === undefined) throw new Error(`no attack ${name}; there are ${everything}`);
  outcomes.push(await attempt(name, attack));
}

console.log('\n| attack | what is tried | tests | broke in | seconds | |');
console.log('|---|---|---|---|---|---|');
for (const { name, what, tests, failed, seconds, isPassed } of outcomes) {
  console.log(
    `| ${name} | ${what} | ${tests} | ${failed} | ${seconds} | ${isPassed ? '✓' : '✗'} |`,
  );
}
if (outcomes.some(({ isPassed }) => !isPassed)) process.exitCode = 1;
