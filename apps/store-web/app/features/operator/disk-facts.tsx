import type { OperatorOverview } from '@albumen/contract/endpoints/operator';
import { formatSize } from '@albumen/domain/sizes/format-size';

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

/** `2026-11-27 12:00 UTC` */
function toMinute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`;
}
