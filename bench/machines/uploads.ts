import { hosts } from '../../scripts/lib/machines/network.ts';
import type { Rig } from '../../scripts/lib/machines/rig.ts';
import { fill } from '../../scripts/lib/machines/scene.ts';
import { newPhotographer } from '../../scripts/lib/upload-kills/photographer.ts';
import { sum } from '../kit/numbers.ts';
import { report } from '../kit/report.ts';
import { timeOf, webs, workers } from './machine-time.ts';

const photos = 30;

/** Photos go straight to the bucket: what the machines read of them there. */
export async function measureUploads(rig: Rig): Promise<void> {
  const photographer = await newPhotographer(rig.db, 'uploads@demo.test');
  await rig.proxy.served();
  let webMs = 0;
  const workerMs = await timeOf(workers, async () => {
    webMs = await timeOf(webs, () => fill(rig, photographer, photos));
  });
  const lines = await rig.proxy.served();
  const originals = lines.filter(
    ({ host, path }) => host === hosts.photos && path.includes('/originals/'),
  );
  const put = originals.filter(({ method }) => method === 'PUT');
  const arrived = sum(put.map(({ receivedBytes }) => receivedBytes));
  const read = sum(
    originals.filter(({ method }) => method === 'GET').map(({ sentBytes }) => sentBytes),
  );
  const calls = lines.filter(({ host }) => host === hosts.photos).length;
  report({
    what: 'how often an upload is read back from the bucket',
    value: read / arrived,
    unit: '×',
    target: { atMost: 1.2 },
    from: `${(read / 1_000_000).toFixed(1)} of ${(arrived / 1_000_000).toFixed(1)} MB, ${put.length} photos`,
  });
  report({
    what: 'bytes of photos that came through the application',
    value:
      sum(
        lines
          .filter(({ host, path }) => host === hosts.halide && path.startsWith('/api/'))
          .map(({ receivedBytes }) => receivedBytes),
      ) /
      photos /
      1000,
    unit: 'KB',
    from: 'a photo, signing and registering',
  });
  for (const [what, ms] of Object.entries({ web: webMs, worker: workerMs })) {
    report({
      what: `processor time of an upload, ${what} processes`,
      value: ms / photos,
      unit: 'ms',
    });
  }
  report({ what: 'calls of the bucket for a photo', value: calls / photos, unit: '' });
}
