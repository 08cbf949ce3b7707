import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { childProcessIds } from '../test/child-process-ids.ts';
import { readProcessUsage } from '../src/process-usage.ts';
import { createImagingHost, type ImagingHost, type RenderedPhoto } from '../src/imaging-host.ts';
import { describeRefusal, type Outcome } from '../src/refusal.ts';
import { planRenditions } from '../src/render-plan.ts';
import type { CorpusEntry } from './corpus-file.ts';

/** What became of one file. */
export interface CorpusResult {
  readonly file: CorpusEntry;
  readonly outcome: Outcome<RenderedPhoto>;
  readonly tookMs: number;
  /** Processor time, of this process and the decoder's (Linux; a decoder that was ended is not counted). */
  readonly cpuMs: number;
  /** What is wrong with it; empty when all is as it must be. */
  readonly faults: readonly string[];
}

/** How a run is checked. */
export interface CorpusCheck {
  /** Where the files are. */
  readonly folder: string;
  /** Where outputs may be written for a moment. */
  readonly workDir: string;
  /** May appear in no output and in no sentence. */
  readonly canary: string;
}

async function putThrough(
  host: ImagingHost,
  path: string,
  outDir: string,
): Promise<Outcome<RenderedPhoto>> {
  const probed = await host.probe(path);
  if (!probed.ok) return probed;
  const plan = planRenditions(probed.value);
  return plan.ok ? host.render(path, plan.value, outDir) : plan;
}

function findSurprise(file: CorpusEntry, outcome: Outcome<RenderedPhoto>): string[] {
  const became = outcome.ok ? 'rendered' : `refused as ${outcome.refusal.code}`;
  const isExpected =
    file.expect === 'either' || file.expect === (outcome.ok ? 'rendered' : 'refused');
  if (!isExpected) return [`expected ${file.expect} ${file.reason ?? ''}, was ${became}`];
  const isReasonRight =
    outcome.ok || file.reason === undefined || outcome.refusal.code === file.reason;
  return isReasonRight ? [] : [`expected ${file.reason}, was ${became}`];
}

async function findCanary(outcome: Outcome<RenderedPhoto>, canary: string): Promise<string[]> {
  if (!outcome.ok) {
    const { title, advice } = describeRefusal(outcome.refusal);
    return `${title} ${advice}`.includes(canary) ? ['the canary is in the refusal'] : [];
  }
  const outputs = await Promise.all(outcome.value.renditions.map(({ path }) => readFile(path)));
  return outputs.some((bytes) => bytes.includes(canary)) ? ['the canary is in a rendition'] : [];
}

/** Measures the processor time spent since it was last asked. */
function cpuStopwatch(): () => Promise<number> {
  const seen = new Map<number, number>();
  return async () => {
    let spentMs = 0;
    for (const pid of [process.pid, ...(await childProcessIds('decoder-child'))]) {
      const totalMs = (await readProcessUsage(pid))?.cpuMs ?? 0;
      spentMs += totalMs - (seen.get(pid) ?? 0);
      seen.set(pid, totalMs);
    }
    return spentMs;
  };
}

async function checkFile(
  host: ImagingHost,
  file: CorpusEntry,
  check: CorpusCheck,
): Promise<Omit<CorpusResult, 'cpuMs'>> {
  const outDir = await mkdtemp(join(check.workDir, 'out-'));
  const startedAt = performance.now();
  const outcome = await putThrough(host, join(check.folder, file.file), outDir);
  const tookMs = performance.now() - startedAt;
  const faults = [...findSurprise(file, outcome), ...(await findCanary(outcome, check.canary))];
  await rm(outDir, { recursive: true });
  return { file, outcome, tookMs, faults };
}

/** Puts files through an imaging host one after another, as one photographer's upload would. */
export async function checkCorpus(
  files: readonly CorpusEntry[],
  check: CorpusCheck,
): Promise<CorpusResult[]> {
  const host = createImagingHost({ processes: 1 });
  const results: CorpusResult[] = [];
  const cpuMsSpent = cpuStopwatch();
  await cpuMsSpent();
  for (const file of files) {
    const result = await checkFile(host, file, check);
    results.push({ ...result, cpuMs: await cpuMsSpent() });
  }
  await host.close();
  return results;
}
