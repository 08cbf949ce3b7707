import type { ManagedColumns } from '@albumen/contract/endpoints/photos';
import { formatSize } from '@albumen/domain/sizes/format-size';
import { WarningIcon } from '@albumen/ui/icons';

export interface TileFactsProps {
  columns: ManagedColumns;
  index: number;
  hasDetails: boolean;
}

/** Name and size at the photo's foot; a file that no photo could be made of always says why. */
export function TileFacts({ columns, index, hasDetails }: TileFactsProps) {
  const name = columns.name[index] ?? '';
  const refusal = columns.refusal[index];
  if (columns.state[index] === 'refused') {
    return (
      <span className="managed-tile__refusal text-xs">
        <WarningIcon size={16} />
        <strong>{name}</strong>
        <span>{refusal}</span>
      </span>
    );
  }
  if (!hasDetails) return null;
  return (
    <span className="managed-tile__details text-xs">
      <span className="managed-tile__name">{name}</span>
      <span>{formatSize(columns.sizeBytes[index] ?? 0)}</span>
    </span>
  );
}
