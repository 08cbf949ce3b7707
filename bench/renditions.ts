import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createImagingHost } from '../packages/imaging/src/imaging-host.ts';
import { planRenditions } from '../packages/imaging/src/render-plan.ts';
import { watchTreeMemory } from '../scripts/lib/tree-memory.ts';

// Renditions against a bare loop of the image library that makes the same files: same photos, same
// settings, same two lanes, same low priority, in turns. Target: at least 0.9 of its speed.
const rounds = 4;
const target = 0.9;
const run = promisify(execFile);

interface Round {
  readonly tookMs: number;
  readonly peakBytes: number;
}

async function measured(work: () => Promise<number>): Promise<Round> {
  const memory = watchTreeMemory();
  const tookMs = await work();
  memory.stop();
  return { tookMs, peakBytes: memory.peakBytes };
}

async function benchPhotos(): Promise<string[]> {
  const { stdout } = await run(process.execPath, [
    resolve(import.meta.dirname, 'renditions/photos.ts'),
  ]);
  return JSON.parse(stdout) as string[];
}

async function bareLoop(paths: readonly string[], outDir: string): Promise<number> {
  const script = resolve(import.meta.dirname, 'renditions/bare-loop.ts');
  const command = ['-n', '10', process.execPath, script, outDir, ...paths];
  const { stdout } = await run('nice', command, {
    env: { PATH: process.env['PATH'], VIPS_BLOCK_UNTRUSTED: '1' },
  });
  return Number(stdout);
}

async function imagingHost(paths: readonly string[], outDir: string): Promise<number> {
  const host = createImagingHost({ processes: 2 });
  const renderOne = async (path: string) => {
    const probed = await host.probe(path);
    const plan = probed.ok ? planRenditions(probed.value) : probed;
    const made = plan.ok
      ? await host.render(path, plan.value, await mkdtemp(join(outDir, 'p-')))
      : plan;
    if (!made.ok) throw new Error(`${path}: ${made.refusal.code}`);
  };
  // Both start warm: two photos before the clock, one for each process.
  await Promise.all(paths.slice(0, 2).map(renderOne));
  const startedAt = performance.now();
  await Promise.all(paths.map(renderOne));
  const tookMs = performance.now() - startedAt;
  await host.close();
  return tookMs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(name: string, results: readonly Round[], photos: number): number {
  const perSecond = median(results.map(({ tookMs }) => (photos * 1000) / tookMs));
  const peakMb = Math.round(Math.max(...results.map(({ peakBytes }) => peakBytes)) / 1_048_576);
  console.log(`${name}: ${perSecond.toFixed(2)} photos/s, peak ${peakMb} MB with the bench itself`);
  return perSecond;
}

const once = await benchPhotos();
const paths = [...once, ...once];
const outDir = await mkdtemp(join(tmpdir(), 'bench-renditions-'));
const bare: Round[] = [];
const ours: Round[] = [];
for (let round = 0; round < rounds; round += 1) {
  bare.push(await measured(() => bareLoop(paths, outDir)));
  ours.push(await measured(() => imagingHost(paths, outDir)));
}
await rm(outDir, { recursive: true });
const ratio = report('imaging host', ours, paths.length) / report('bare loop', bare, paths.length);
console.log(
  `ratio ${ratio.toFixed(2)} (target ${target}), load average ${loadavg()[0]?.toFixed(2)}`,
);
process.exitCode = ratio >= target ? 0 : 1;
