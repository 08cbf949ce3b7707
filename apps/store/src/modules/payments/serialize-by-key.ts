const tails = new Map<string, Promise<unknown>>();

/**
 * Runs work of one key one after the other in this process. What makes it right is the database's lock;
 * this keeps those who would wait for it from taking up all connections meanwhile.
 */
export async function serializeByKey<Result>(
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = tails.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  tails.set(key, mine);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === mine) tails.delete(key);
  }
}

const running = new Map<string, Promise<unknown>>();

/** Runs work that all who ask for it while it runs share in this process. */
export function shareByKey<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const open = running.get(key);
  // Whoever asks under one key asks for one kind of work.
  if (open !== undefined) return open as Promise<Result>;
  const mine = work().finally(() => running.delete(key));
  running.set(key, mine);
  return mine;
}
