/** Checks that no installed package lies below its floor in dependency-floors.json. */
import { readFile } from 'node:fs/promises';
import { findBelowFloors, type Floors, type LockedPackages } from './lib/floors.ts';

const { '//': _comment, ...floors } = await readJson<Floors>('dependency-floors.json');
const lock = await readJson<LockedPackages>('../package-lock.json');
const problems = findBelowFloors(floors, lock);
for (const problem of problems) console.error(problem);
console.log(
  `${problems.length} of ${Object.keys(lock.packages).length} packages below their floor`,
);
if (problems.length > 0) process.exitCode = 1;

async function readJson<Shape>(name: string): Promise<Shape> {
  return JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')) as Shape;
}
