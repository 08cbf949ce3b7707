/** Checks who imports whom; says which rule each forbidden import breaks, and why the rule exists. */
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBoundaries, isModule, sourceFolders } from './lib/boundaries/check.ts';
import { rules } from './lib/boundaries/rules.ts';

const root = join(import.meta.dirname, '..');
/** The checker can lose its TypeScript parser and then finds nothing wrong in no modules at all. */
const leastShareRead = 0.98;

const comments: ReadonlyMap<string, string> = new Map([
  ['no-cycles', 'A circle at run time makes the order of loading decide what is defined.'],
  [
    'module-order',
    'A module imports from those before it in lib/boundaries/ordered-modules.ts. What it needs of ' +
      'a later one is handed to it as a function by whoever wires.',
  ],
  ...rules.map(({ name = '', comment = '' }) => [name, comment] as const),
]);

const { modules, breaches } = await checkBoundaries(root);
const onDisk = await countSources();
for (const { rule, from, to } of breaches) console.error(`${rule}: ${from} imports ${to}`);
for (const name of new Set(breaches.map(({ rule }) => rule))) {
  console.error(`\n${name}: ${comments.get(name)}`);
}
console.log(`${breaches.length} forbidden imports; ${modules.length} of ${onDisk} modules read`);
if (modules.length < onDisk * leastShareRead) {
  console.error('The check did not read all modules, so its answer means nothing.');
  process.exitCode = 1;
}
if (breaches.length > 0) process.exitCode = 1;

async function countSources(): Promise<number> {
  const pattern = `{${sourceFolders.join(',')}}/**/*.{ts,tsx,mjs}`;
  const exclude = (path: string): boolean => /(^|\/)(node_modules|dist|data)(\/|$)/.test(path);
  let count = 0;
  for await (const file of glob(pattern, { cwd: root, exclude })) {
    if (isModule(file)) count += 1;
  }
  return count;
}
