import type { OperatorOverview } from '@albumen/contract/endpoints/operator';
import { formatSize } from '@albumen/domain/sizes/format-size';

export function DiskFacts({ disk }: { disk: OperatorOverview['disk'] }) {
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
    </dl>
  );
}
