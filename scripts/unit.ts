/**
 * Every test but the journeys. A file that fails while another keeps the machine busy runs once
 * more, alone: what fails again is wrong, what passes then is named as unsteady.
 *
 *   npm run unit [-- part of a file's name …]
 */
import { startVitest } from 'vitest/node';
import { findFailures, type Failures } from './lib/verify/failures.ts';
import { keepTemporaryFilesInMemory } from './lib/verify/temporary-folder.ts';

/** More than these are no accident of a busy machine. */
const maxFilesAgain = 5;

keepTemporaryFilesInMemory();
const first = await run(process.argv.slice(2));
if (mayRunAgain(first)) {
  console.log(`\nfailed, and run once more, alone:\n${first.lines.join('\n')}`);
  process.exitCode = 0;
  const again = await run(first.files, { maxWorkers: 1 });
  if (hasPassed(again)) console.log(`unsteady, passed alone:\n${first.lines.join('\n')}`);
}
// Whatever a test left open must not keep the step from ending.
process.exit();

async function run(filters: readonly string[], options = {}): Promise<Failures> {
  const vitest = await startVitest([...filters], { watch: false, ...options });
  const failures = findFailures(vitest.state.getTestModules(), vitest.state.getUnhandledErrors());
  await vitest.close();
  return failures;
}

function hasPassed({ files, strays }: Failures): boolean {
  return files.length === 0 && strays.length === 0;
}

function mayRunAgain({ files, strays }: Failures): boolean {
  return files.length > 0 && files.length <= maxFilesAgain && strays.length === 0;
}
