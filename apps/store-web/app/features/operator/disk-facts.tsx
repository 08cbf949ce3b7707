import type { OperatorOverview } from '@albumen/contract/endpoints/operator';
import { formatSize } from '@albumen/domain/sizes/format-size';
import { toMinute } from './to-minute.ts';

type Facts = Pick<OperatorOverview, 'disk' | 'verifiedRestore'>;

export function DiskFacts({ disk, verifiedRestore }: Facts) {
  return (
    <dl className="operator__facts">
      <dt>Originals</dt>
      <dd>{formatSize(disk.storedBytes)}</dd>
      <dt>Database</dt>
      <dd>{formatSize(disk.databaseBytes)}</dd>
      <dt>Free for uploads</dt>
      <dd>
        {disk.freeBytes === null ? 'As much as the bucket takes' : formatSize(disk.freeBytes)}
      </dd>
      <dt>Last verified restore</dt>
      <dd>{verifiedRestore === null ? 'None yet' : told(verifiedRestore)}</dd>
    </dl>
  );
}

function told({ verifiedAt, restoredTo, ...counts }: NonNullable<Facts['verifiedRestore']>) {
  const of = `${counts.photos} photos and ${counts.orders} orders`;
  return `${toMinute(verifiedAt)}: back to ${toMinute(restoredTo)}, ${of}`;
}
