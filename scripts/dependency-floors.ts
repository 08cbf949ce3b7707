/** Checks that no installed package lies below its floor in dependency-floors.json. */
import { readFile } from 'node:fs/promises';
import { findBelowFloors, type Floors, type LockedPackages } from './lib/floors.ts';

// Both files are in the repository, the second as npm writes it.
const { '//': _comment, ...floors } = (await readJson('dependency-floors.json')) as Floors;
const lock = (await readJson('../package-lock.json')) as LockedPackages;
const problems = findBelowFloors(floors, lock);
for (const problem of problems) console.error(problem);
console.log(
  `${problems.length} of ${Object.keys(lock.packages).length} packages below their floor`,
);
if (problems.length > 0) process.exitCode = 1;

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8'));
}
