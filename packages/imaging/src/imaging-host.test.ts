import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { childProcessIds } from '../test/child-process-ids.ts';
import { createImagingHost, type ImagingHost, type ImagingHostOptions } from './imaging-host.ts';
import { planRenditions, type RenderPlan } from './render-plan.ts';

// Decoder processes give way to everything else, so on a busy computer they take their time.

const workDir = await mkdtemp(join(tmpdir(), 'imaging-host-'));
const photoPath = join(workDir, 'photo.jpg');
await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#7a5c3e' } })
  .jpeg()
  .toFile(photoPath);

/** These look at processes by way of `/proc`. */
const onLinux = process.platform === 'linux' ? test : test.skip;

afterAll(() => rm(workDir, { recursive: true }));

function startHost(options: ImagingHostOptions = {}): ImagingHost {
  const host = createImagingHost({ processes: 1, ...options });
  onTestFinished(() => host.close());
  return host;
}

async function planOf(
  host: ImagingHost,
  budget: Partial<RenderPlan['budget']> = {},
): Promise<RenderPlan> {
  const probed = await host.probe(photoPath);
  const plan = probed.ok ? planRenditions(probed.value) : probed;
  if (!plan.ok) throw new Error(plan.refusal.code);
  return { ...plan.value, budget: { ...plan.value.budget, ...budget } };
}

async function render(host: ImagingHost, budget: Partial<RenderPlan['budget']> = {}) {
  return host.render(photoPath, await planOf(host, budget), await mkdtemp(join(workDir, 'out-')));
}

onLinux('one process serves photo after photo', async () => {
  const host = startHost();
  expect((await render(host)).ok).toBe(true);
  const first = await childProcessIds('decoder-child');
  expect((await render(host)).ok).toBe(true);
  expect(first).toHaveLength(1);
  expect(await childProcessIds('decoder-child')).toEqual(first);
});

onLinux('a photo that computes too long is refused and the next one is served', async () => {
  const host = startHost();
  expect(await render(host, { cpuMs: 0 })).toEqual({
    ok: false,
    refusal: { code: 'decodeTimeout' },
  });
  expect((await render(host)).ok).toBe(true);
});

test('a process that hangs is ended by the clock', async () => {
  const host = startHost({ wallMs: 1 });
  expect(await render(host)).toEqual({ ok: false, refusal: { code: 'decodeTimeout' } });
});

onLinux('a photo that takes too much memory is refused and the next one is served', async () => {
  const host = startHost({ processMemoryBytes: 1_000_000 });
  expect(await render(host)).toEqual({ ok: false, refusal: { code: 'decodeMemory' } });
  const roomy = startHost();
  expect((await render(roomy)).ok).toBe(true);
});

onLinux('a process that is killed between two photos is replaced', async () => {
  const host = startHost();
  await render(host);
  for (const pid of await childProcessIds('decoder-child')) process.kill(pid, 'SIGKILL');
  expect((await render(host)).ok).toBe(true);
});

onLinux('a process that is killed while it works gets a second try', async () => {
  const host = startHost();
  await render(host);
  const [pid = 0] = await childProcessIds('decoder-child');
  // It stands still, so that it is killed with the photo in hand and never after it.
  process.kill(pid, 'SIGSTOP');
  const rendering = render(host);
  await expect.poll(countJobs).toBe(1);
  process.kill(pid, 'SIGKILL');
  expect((await rendering).ok).toBe(true);
});

/** Photos that decoders have in hand: each has a folder of its own meanwhile. */
async function countJobs(): Promise<number> {
  const mine = `albumen-decoders-${process.pid}-`;
  const homes = (await readdir(tmpdir())).filter((name) => name.startsWith(mine));
  const lists = await Promise.all(homes.map((home) => readdir(join(tmpdir(), home, 'work'))));
  return lists.flat().filter((name) => name.startsWith('job-')).length;
}

test('a full disk or a missing folder is our failure, not the photo’s', async () => {
  const host = startHost();
  const missing = join(workDir, 'missing', 'folder');
  await expect(host.render(photoPath, await planOf(host), missing)).rejects.toThrow(/ENOENT/);
});

onLinux('jobs that need much memory run one after another, and all are done', async () => {
  const host = startHost({ processes: 2, jobMemoryBytes: 1_000_000 });
  const outcomes = await Promise.all([render(host), render(host), render(host)]);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect((await childProcessIds('decoder-child')).length).toBeLessThanOrEqual(1);
});

test('closing lets the running photo finish and turns waiting ones away', async () => {
  const host = startHost();
  const plan = await planOf(host);
  const outDir = await mkdtemp(join(workDir, 'out-'));
  const running = host.render(photoPath, plan, outDir);
  const waiting = host.render(photoPath, plan, outDir);
  const turnedAway = expect(waiting).rejects.toThrow('closed');
  await host.close();
  await turnedAway;
  expect((await running).ok).toBe(true);
  await expect(host.render(photoPath, plan, outDir)).rejects.toThrow('closed');
});

onLinux('decoder processes give way to everything else and know none of our settings', async () => {
  const host = startHost();
  process.env['ALBUMEN_TEST_SECRET'] = 'do-not-inherit';
  await render(host);
  delete process.env['ALBUMEN_TEST_SECRET'];
  const [pid] = await childProcessIds('decoder-child');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const niceness = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  expect(niceness).toBe(Math.min(19, getPriority() + 10));
  expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('do-not-inherit');
});
