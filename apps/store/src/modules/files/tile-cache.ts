import { Readable } from 'node:stream';
import type { FileStat, FileStore } from '@albumen/file-store/file-store';

interface Tile {
  stat: FileStat;
  bytes: Buffer;
  loadedAt: number;
}

export interface TileCacheLimits {
  maxBytes: number;
  /** A purged photo is forgotten after this at the latest. */
  maxAgeMs: number;
}

const defaults: TileCacheLimits = { maxBytes: 48 * 1_048_576, maxAgeMs: 600_000 };

/**
 * The same store, with the smallest renditions kept in memory: a gallery's opening asks for forty of
 * them at once, and a party's guests all ask for the same forty. The least recently used go first.
 */
export function withTileCache(files: FileStore, limits = defaults): FileStore {
  const tiles = new Map<string, Tile>();
  let heldBytes = 0;

  function forget(key: string, { bytes }: Tile): void {
    tiles.delete(key);
    heldBytes -= bytes.length;
  }

  function keep(key: string, tile: Tile): void {
    const previous = tiles.get(key);
    if (previous !== undefined) forget(key, previous);
    tiles.set(key, tile);
    heldBytes += tile.bytes.length;
    for (const [oldest, old] of tiles) {
      if (heldBytes <= limits.maxBytes) return;
      forget(oldest, old);
    }
  }

  async function load(key: string): Promise<Tile | undefined> {
    const stat = await files.stat(key);
    if (stat === undefined) return undefined;
    const stream = await files.read(key);
    // A stream without encoding gives buffers only; Node types its chunks as `any`.
    const chunks: Buffer[] = await stream.toArray();
    return { stat, bytes: Buffer.concat(chunks), loadedAt: performance.now() };
  }

  async function find(key: string): Promise<Tile | undefined> {
    const known = tiles.get(key);
    const isFresh = known !== undefined && performance.now() - known.loadedAt < limits.maxAgeMs;
    const tile = isFresh ? known : await load(key);
    if (tile !== undefined) keep(key, tile);
    else if (known !== undefined) forget(key, known);
    return tile;
  }

  return {
    ...files,
    stat: async (key) => (isTile(key) ? (await find(key))?.stat : files.stat(key)),
    read: async (key, span) => {
      const tile = isTile(key) ? await find(key) : undefined;
      if (tile === undefined) return files.read(key, span);
      return Readable.from([tile.bytes.subarray(span?.start, span?.end)], { objectMode: false });
    },
  };
}

function isTile(key: string): boolean {
  return key.startsWith('renditions/') && key.endsWith('/400.webp');
}
