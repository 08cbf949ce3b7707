import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createImagingHost } from '../packages/imaging/src/imaging-host.ts';
import { readProcessUsage } from '@albumen/imaging/process-usage';
import { planRenditions } from '../packages/imaging/src/render-plan.ts';
import { childProcessIds } from '../packages/imaging/test/child-process-ids.ts';
import { watchTreeMemory } from '../scripts/lib/tree-memory.ts';
import { median } from './kit/numbers.ts';
import { describeMachine, report } from './kit/report.ts';

// Renditions against a bare loop of the image library that makes the same files: same photos, same
// settings, same two lanes, same low priority, in turns. Target: at least 0.9 of its speed.
const rounds = 5;
const run = promisify(execFile);

interface Speed {
  readonly tookMs: number;
  readonly cpuMs: number;
}

type Contender = () => Promise<Speed>;

/** A round of its own, because looking costs time. */
async function peakMb(work: Contender): Promise<number> {
  const memory = watchTreeMemory();
  await work();
  memory.stop();
  return Math.round(memory.peakBytes / 1_048_576);
}

/** Processor time of this process and the decoder processes under it. */
async function cpuMs(): Promise<number> {
  const pids = [process.pid, ...(await childProcessIds('decoder-child'))];
  const usages = await Promise.all(pids.map(readProcessUsage));
  return usages.reduce((sum, usage) => sum + (usage?.cpuMs ?? 0), 0);
}

async function benchPhotos(): Promise<string[]> {
  const { stdout } = await run(process.execPath, [
    resolve(import.meta.dirname, 'renditions/photos.ts'),
  ]);
  return JSON.parse(stdout) as string[]; // printed by photos.ts
}

async function bareLoop(paths: readonly string[], outDir: string): Promise<Speed> {
  const script = resolve(import.meta.dirname, 'renditions/bare-loop.ts');
  const command = ['-n', '10', process.execPath, script, outDir, ...paths];
  const { stdout } = await run('nice', command, {
    env: { PATH: process.env['PATH'], VIPS_BLOCK_UNTRUSTED: '1' },
  });
  return JSON.parse(stdout) as Speed; // printed by bare-loop.ts
}

async function imagingHost(paths: readonly string[], outDir: string): Promise<Speed> {
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
  const cpuAtStart = await cpuMs();
  const startedAt = performance.now();
  await Promise.all(paths.map(renderOne));
  const speed = { tookMs: performance.now() - startedAt, cpuMs: (await cpuMs()) - cpuAtStart };
  await host.close();
  return speed;
}

const once = await benchPhotos();
const paths = [...once, ...once];
const outDir = await mkdtemp(join(tmpdir(), 'bench-renditions-'));
const contenders = {
  'bare loop': () => bareLoop(paths, outDir),
  'imaging host': () => imagingHost(paths, outDir),
} satisfies Record<string, Contender>;

const speeds: Record<keyof typeof contenders, Speed[]> = { 'bare loop': [], 'imaging host': [] };
for (let round = 0; round < rounds; round += 1) {
  speeds['bare loop'].push(await contenders['bare loop']());
  speeds['imaging host'].push(await contenders['imaging host']());
}

function photosPerSecond(name: keyof typeof contenders): number {
  return (paths.length * 1000) / median(speeds[name].map(({ tookMs }) => tookMs));
}

function cpuPerPhoto(name: keyof typeof contenders): number {
  return median(speeds[name].map((speed) => speed.cpuMs)) / paths.length;
}

/** Compares two runs that followed each other, so that both had about the same machine. */
function ratioInPairs(): number {
  const pairs = speeds['bare loop'].map(
    (bareLoop, round) => bareLoop.tookMs / (speeds['imaging host'][round]?.tookMs ?? Infinity),
  );
  return median(pairs);
}

const [bare, ours] = ['bare loop', 'imaging host'] as const;
console.log(describeMachine());
report({
  what: 'renditions against a bare loop',
  value: ratioInPairs(),
  unit: '×',
  target: { atLeast: 0.9 },
  from: `${photosPerSecond(ours).toFixed(2)} and ${photosPerSecond(bare).toFixed(2)} photos/s`,
});
report({
  what: 'processor time of the bare loop against ours',
  value: cpuPerPhoto(bare) / cpuPerPhoto(ours),
  unit: '×',
  from: `${Math.round(cpuPerPhoto(bare))} and ${Math.round(cpuPerPhoto(ours))} ms a photo`,
});
for (const name of [bare, ours]) {
  report({
    what: `peak memory of the ${name} and this bench`,
    value: await peakMb(contenders[name]),
    unit: 'MB',
  });
}
await rm(outDir, { recursive: true });
