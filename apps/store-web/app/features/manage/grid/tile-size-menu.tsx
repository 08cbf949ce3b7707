import { GridIcon } from '@albumen/ui/icons';
import { Menu } from '@albumen/ui/overlays/menu';
import { isTileSize, tileSizeLabels, tileSizes, type TileSize } from './tile-sizes.ts';

export interface TileSizeMenuProps {
  size: TileSize;
  onChoose: (size: TileSize) => void;
}

/** How large photos are on the workbench. */
export function TileSizeMenu({ size, onChoose }: TileSizeMenuProps) {
  return (
    <Menu
      kind="quiet"
      isDense
      label={`Size: ${tileSizeLabels[size]}`}
      choices={tileSizes.map((one) => ({ id: String(one), label: tileSizeLabels[one] }))}
      selected={String(size)}
      onChoose={(id) => {
        const chosen = Number(id);
        if (isTileSize(chosen)) onChoose(chosen);
      }}
    >
      <GridIcon /> <span className="button__label">{tileSizeLabels[size]}</span>
    </Menu>
  );
}
