const tails = new Map<string, Promise<unknown>>();

/**
 * Work of one name, one after the other in this process. What makes it right is the database's lock;
 * this keeps those who would wait for it from taking up all connections meanwhile.
 */
export async function inLine<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = tails.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  tails.set(name, mine);
  try {
    return await mine;
  } finally {
    if (tails.get(name) === mine) tails.delete(name);
  }
}

const running = new Map<string, Promise<unknown>>();

/** Work that all who ask for it while it runs share in this process. */
export function shared<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const open = running.get(name);
  // Whoever asks under one name asks for one kind of work.
  if (open !== undefined) return open as Promise<Result>;
  const mine = work().finally(() => running.delete(name));
  running.set(name, mine);
  return mine;
}
