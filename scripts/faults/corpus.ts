import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkCorpus, type CorpusResult } from '../../packages/imaging/corpus/check-corpus.ts';
import { readCorpusIndex } from '../../packages/imaging/corpus/write-corpus.ts';
import { watchTreeMemory } from '../lib/tree-memory.ts';

// Fault F9: every broken, hostile and odd file is rendered or refused with a clear reason, each
// within two seconds, in less than 512 MB, and nothing of a file beside them is ever read.
const maxMs = 2_000;
const maxBytes = 512 * 1_048_576;
const leastFiles = 200;

/** Decoders give way to everything else, so on a busy computer the clock says nothing about a file. */
function isQuiet(): boolean {
  return (loadavg()[0] ?? 0) <= availableParallelism();
}

function faultsOf({ file, faults, tookMs, cpuMs }: CorpusResult): string[] {
  const found = [...faults];
  if (isQuiet() && tookMs > maxMs) found.push(`took ${Math.round(tookMs)} ms`);
  // What shares its core and caches with others is charged up to thrice the time for the same work.
  if (!isQuiet() && cpuMs > 3 * maxMs) found.push(`took ${cpuMs} ms of processor time`);
  return found.map((fault) => `${file.kind}: ${file.file}: ${fault}`);
}

function printSummary(results: readonly CorpusResult[], peakBytes: number): void {
  const rendered = results.filter(({ outcome }) => outcome.ok).length;
  const repaired = results.filter(({ outcome }) => outcome.ok && outcome.value.isRepaired).length;
  const slowest = results.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 3);
  const reasons = Map.groupBy(
    results.flatMap(({ outcome }) => (outcome.ok ? [] : [outcome.refusal.code])),
    (code) => code,
  );
  console.log(
    `${results.length} files: ${rendered} rendered (${repaired} repaired), ${results.length - rendered} refused`,
  );
  for (const [code, refused] of reasons) console.log(`  ${code}: ${refused.length}`);
  for (const { file, tookMs, cpuMs } of slowest) {
    console.log(
      `  slowest: ${file.file}, ${cpuMs} ms of processor time, ${Math.round(tookMs)} ms in all`,
    );
  }
  console.log(
    `peak memory ${Math.round(peakBytes / 1_048_576)} MB, load average ${loadavg()[0]?.toFixed(2)}`,
  );
}

const folder = await mkdtemp(join(tmpdir(), 'corpus-'));
try {
  // In a process of its own, so that making the files does not count as memory of reading them.
  execFileSync(process.execPath, [resolve(import.meta.dirname, '../make-corpus.ts'), folder], {
    stdio: 'inherit',
  });
  const files = await readCorpusIndex(folder);
  const canary = await readFile(join(folder, 'canary.txt'), 'utf8');
  const memory = watchTreeMemory();
  const results = await checkCorpus(files, { folder, workDir: folder, canary });
  memory.stop();
  printSummary(results, memory.peakBytes);
  if (!isQuiet())
    console.log('The computer is busy: only processor time is judged, by thrice the limit.');
  const faults = results.flatMap(faultsOf);
  if (memory.peakBytes > maxBytes) faults.push('memory went over 512 MB');
  if (results.length < leastFiles) faults.push(`only ${results.length} files`);
  for (const fault of faults) console.error(`FAULT ${fault}`);
  console.log(`${results.length - faults.length} passed, ${faults.length} failed`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}
