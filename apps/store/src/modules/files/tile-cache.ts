import { Readable } from 'node:stream';
import type { ByteSpan } from '@albumen/file-store/byte-range';
import type { FileStat, FileStore } from '@albumen/file-store/file-store';

interface Tile {
  stat: FileStat;
  bytes: Buffer;
  loadedAt: number;
}

export interface TileCacheLimits {
  /** Which rendition is kept. */
  file: '400.webp' | '1440.webp';
  maxBytes: number;
  /** A purged photo is forgotten after this at the latest. */
  maxAgeMs: number;
}

const tiles: TileCacheLimits = {
  file: '400.webp',
  maxBytes: 48 * 1_048_576,
  maxAgeMs: 600_000,
};

/** Each of these from a bucket is two calls of it; a party looks at the same few photos. */
export const previews: TileCacheLimits = { ...tiles, file: '1440.webp' };

/**
 * The same store, with one kind of renditions kept in memory, by default the smallest: a gallery's opening asks
 * for forty of them at once, and a party's guests all ask for the same forty. The least recently used go first.
 */
export function withTileCache(files: FileStore, limits = tiles): FileStore {
  const kept = new Map<string, Tile>();
  const loading = new Map<string, Promise<Tile | undefined>>();
  let heldBytes = 0;

  function forget(key: string, { bytes }: Tile): void {
    kept.delete(key);
    heldBytes -= bytes.length;
  }

  function keep(key: string, tile: Tile): void {
    const previous = kept.get(key);
    if (previous !== undefined) forget(key, previous);
    kept.set(key, tile);
    heldBytes += tile.bytes.length;
    for (const [oldest, old] of kept) {
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

  /** Whoever asks meanwhile waits for the same. */
  function loadOnce(key: string): Promise<Tile | undefined> {
    const begun = loading.get(key) ?? load(key).finally(() => loading.delete(key));
    loading.set(key, begun);
    return begun;
  }

  async function find(key: string): Promise<Tile | undefined> {
    const known = kept.get(key);
    const isFresh = known !== undefined && performance.now() - known.loadedAt < limits.maxAgeMs;
    const tile = isFresh ? known : await loadOnce(key);
    if (tile !== undefined) keep(key, tile);
    else if (known !== undefined) forget(key, known);
    return tile;
  }

  const isTile = (key: string) => key.startsWith('renditions/') && key.endsWith(`/${limits.file}`);

  async function held(key: string, span?: ByteSpan): Promise<Buffer | undefined> {
    if (!isTile(key)) return files.held?.(key, span);
    return (await find(key))?.bytes.subarray(span?.start, span?.end);
  }

  return {
    ...files,
    stat: async (key) => (isTile(key) ? (await find(key))?.stat : files.stat(key)),
    held,
    read: async (key, span) => {
      const bytes = isTile(key) ? await held(key, span) : undefined;
      return bytes === undefined
        ? files.read(key, span)
        : Readable.from([bytes], { objectMode: false });
    },
  };
}
