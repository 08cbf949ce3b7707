import type { OperatorOverview } from '@albumen/contract/endpoints/operator';
import { sizeInWords } from '@albumen/domain/sizes/size-in-words';

export function DiskFacts({ disk }: { disk: OperatorOverview['disk'] }) {
  return (
    <dl className="operator__facts">
      <dt>Originals</dt>
      <dd>{sizeInWords(disk.storedBytes)}</dd>
      <dt>Database</dt>
      <dd>{sizeInWords(disk.databaseBytes)}</dd>
      <dt>Free for uploads</dt>
      <dd>
        {disk.freeBytes === null ? 'As much as the bucket takes' : sizeInWords(disk.freeBytes)}
      </dd>
    </dl>
  );
}
