import { setTimeout as sleep } from 'node:timers/promises';

/** Two processes of the lowest priority still keep caches, disk and sibling cores from an upload. */
const longestRestMs = 2_000;

/** Runs renders as they come, or makes them give way. */
export type RenderPace = (render: () => Promise<void>) => Promise<void>;

/**
 * While photos are arriving, one render at a time, and a rest after each as long as it took: who
 * uploads waits for acknowledgments, nobody yet for renditions. `isUploading` is asked before each.
 */
export function createRenderPace(isUploading: () => Promise<boolean>): RenderPace {
  let turn: Promise<void> = Promise.resolve();

  async function quietly(render: () => Promise<void>): Promise<void> {
    if (!(await isUploading())) return render();
    const startedAt = performance.now();
    try {
      await render();
    } finally {
      await sleep(Math.min(performance.now() - startedAt, longestRestMs));
    }
  }

  return async (render) => {
    if (!(await isUploading())) return render();
    const mine = turn.then(() => quietly(render));
    turn = mine.catch(() => undefined);
    return mine;
  };
}
