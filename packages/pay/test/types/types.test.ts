import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiReport } from '../../scripts/lib/api-report.ts';
import { writeDeclarations } from '../../scripts/lib/declarations.ts';

const root = join(import.meta.dirname, '../../../..');
const published = join(root, 'node_modules/@types/braintree-web');
const modules = [
  'client',
  'core',
  'data-collector',
  'google-payment',
  'hosted-fields',
  'local-payment',
  'paypal',
  'paypal-checkout',
  'three-d-secure',
];

function compile(project: string): string {
  const { stdout, stderr } = spawnSync('tsc', ['-p', project], { encoding: 'utf8', cwd: root });
  return `${stdout}${stderr}`.trim();
}

test('a program written for the published declarations compiles against them', () => {
  expect(compile(join(import.meta.dirname, 'theirs.json'))).toBe('');
});

test('the same program compiles against ours', async () => {
  // Inside the package, since the declarations are found as any package's would be.
  const folder = await mkdtemp(join(import.meta.dirname, 'declarations.'));
  try {
    await writeDeclarations(folder);
    const project = join(folder, 'tsconfig.json');
    const paths = { 'braintree-web': ['./index.d.ts'], 'braintree-web/*': ['./*.d.ts'] };
    const files = ['../program.ts', '../script-program.ts', 'index.d.ts'];
    const options = { extends: '../theirs.json', compilerOptions: { types: [], paths }, files };
    await writeFile(project, JSON.stringify(options));
    expect(compile(project)).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(modules)('every type that %s exports stands beside ours, and fits', async (module) => {
  const text = await readFile(join(published, `${module}.d.ts`), 'utf8');
  const beside = await readFile(join(import.meta.dirname, 'beside-theirs.ts'), 'utf8');
  const program = await readFile(join(import.meta.dirname, 'program.ts'), 'utf8');
  const names = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  const missing = names.filter(
    (name) => !new RegExp(`Their\\w+\\.${name}\\b`).test(beside) && !program.includes(`${name}<`),
  );
  // `tsc` of the whole project, the step `types` of `npm test`, says whether they fit.
  expect(missing).toEqual([]);
});

test('the API report shows the public surface as it is', async () => {
  const committed = await readFile(join(import.meta.dirname, '../../api-report.md'), 'utf8');
  expect(committed, 'run: node packages/pay/scripts/api-report.ts').toBe(await apiReport());
});
