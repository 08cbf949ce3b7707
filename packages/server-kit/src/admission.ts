/** Who waits for whom when a process can't answer everybody. */
export type Rank = 'ordinary' | 'first';

/** How many requests a process works on at once. */
export interface Admission {
  /** Whether another one may begin; those that come first are hardly ever refused. */
  hasRoom(rank: Rank): boolean;
  /** Begins one; the answer ends it, and says how long it took. */
  begin(rank: Rank): (tookMs: number) => void;
  load(): AdmissionLoad;
}

export interface AdmissionLoad {
  running: number;
  /** More than that are not begun. */
  limit: number;
}

/** An answer that takes longer says that too many are worked on; half of what people may wait. */
const slowMs = 250;
const mostSlow = 0.1;
const windowMs = 200;
const fewestInWindow = 8;
/** So few at once are no rush, however long they take. */
const lowestLimit = 24;
const highestLimit = 1_000;
const firstLimit = 200;

/**
 * Finds out by itself how many requests at once a process bears: fewer when answers become slow, whether
 * its processor or its database is what is short of, and a few more when they are quick and all places
 * were taken. What is not begun costs next to nothing, so those that are in stay quick.
 */
export function createAdmission(now: () => number = () => performance.now()): Admission {
  let limit = firstLimit;
  let running = 0;
  let window = newWindow(now());

  const adjust = () => {
    const { startedAt, answered, slow, most } = window;
    if (now() - startedAt < windowMs || answered < fewestInWindow) return;
    if (slow / answered > mostSlow) limit = Math.max(lowestLimit, Math.min(limit, most) * 0.75);
    else if (most >= Math.floor(limit)) limit = Math.min(highestLimit, limit * 1.05 + 1);
    window = newWindow(now());
  };

  return {
    hasRoom: (rank) => running < (rank === 'first' ? highestLimit : Math.floor(limit)),
    begin(rank) {
      running += 1;
      window.most = Math.max(window.most, running);
      let isOver = false;
      return (tookMs) => {
        if (isOver) return;
        isOver = true;
        running -= 1;
        // A payment waits for others: how long says nothing of us.
        if (rank === 'first') return;
        window.answered += 1;
        if (tookMs > slowMs) window.slow += 1;
        adjust();
      };
    },
    load: () => ({ running, limit: Math.floor(limit) }),
  };
}

function newWindow(startedAt: number) {
  return { startedAt, answered: 0, slow: 0, most: 0 };
}
