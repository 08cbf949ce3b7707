import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Fault } from './faults.ts';
import { TestRig } from './test-rig.ts';
import { finished, startUpload, untilEvents, upload } from './page-steps.ts';
import { expectStoredOnce, writePhotos } from './photos.ts';
import type { UploadServer } from './upload-server.ts';

const faultsPerRun = 24;

/** The same numbers for the same seed. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const kinds: readonly Fault[] = [
  { kind: 'drop' },
  { kind: 'lost' },
  { kind: 'cut', afterBytes: 10_000 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503, headers: { 'retry-after': '1' } },
  { kind: 'status', status: 429 },
];
const calls = ['POST sign', 'PUT storage', 'POST photos'];

function plan(server: UploadServer, seed: number): void {
  const random = randomFrom(seed);
  for (let row = 0; row < faultsPerRun; row += 1) {
    const fault = kinds[random(kinds.length)];
    const call = calls[random(calls.length)];
    if (fault === undefined || call === undefined) continue;
    server.faults.add(call, fault, { after: random(8) });
  }
}

/** Two kinds of trial, each once for every seed, which decides what goes wrong and when. */
export async function testFailureCases(seeds: {
  inTransit: number[];
  withReloads: number[];
}): Promise<void> {
  const rig = await TestRig.open();
  const photos = await writePhotos(join(rig.folder, 'photos'), rig.base, { count: 24 });

  test.each(seeds.inTransit)(
    'whatever goes wrong in transit (seed %i), every photo arrives once',
    async (seed) => {
      const server = await rig.server();
      const page = await rig.page(server);
      plan(server, seed);
      expect(await upload(page, photos)).toMatchObject({ status: 'completed', erroredCount: 0 });
      expectStoredOnce(server, photos);
    },
    180_000,
  );

  test.each(seeds.withReloads)(
    'reloads on top of it (seed %i) lose nothing and send nothing again that is registered',
    async (seed) => {
      const server = await rig.server();
      const page = await rig.page(server);
      const random = randomFrom(seed);
      const sentAgain: string[] = [];
      let registered: string[] = [];
      let sentCount = 0;
      const lookForRepeats = (): void => {
        const sent = server.puts.slice(sentCount).map(({ name }) => name);
        sentAgain.push(...registered.filter((name) => sent.includes(name)));
        registered = server.galleries.photos.map(({ name }) => name);
        sentCount = server.puts.length;
      };
      for (let visit = 0; visit < 4; visit += 1) {
        plan(server, seed + visit * 100);
        await startUpload(page, photos);
        await untilEvents(page, 'storage-upload-start', 1 + random(5));
        // Something is registered by the first reload.
        if (visit === 0) await untilEvents(page, 'file-register-success', 1);
        await page.reload();
        lookForRepeats();
      }
      await startUpload(page, photos);
      expect(await finished(page)).toMatchObject({ status: 'completed', erroredCount: 0 });
      expectStoredOnce(server, photos);
      expect(registered.length).toBeGreaterThan(0);
      lookForRepeats();
      expect(sentAgain).toEqual([]);
    },
    180_000,
  );
}
