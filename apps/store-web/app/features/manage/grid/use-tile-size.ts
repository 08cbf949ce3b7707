import { useEffect, useState } from 'react';
import { isTileSize, tileSizes, type TileSize } from './tile-sizes.ts';

const key = 'manage-tiles';

/** How large photos are on the workbench: small at first, remembered in this browser. */
export function useTileSize(): readonly [TileSize, (size: TileSize) => void] {
  const [size, setSize] = useState<TileSize>(tileSizes[0]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const kept = Number(localStorage.getItem(key));
      if (isTileSize(kept)) setSize(kept);
    });
    return () => clearTimeout(timer);
  }, []);
  const choose = (chosen: TileSize) => {
    localStorage.setItem(key, String(chosen));
    setSize(chosen);
  };
  return [size, choose];
}
