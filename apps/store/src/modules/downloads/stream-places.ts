/** A download that runs, or waits for its turn. */
export interface StreamRow {
  archiveId: string;
  /** The account or guest whose download it is. */
  holderId: string;
  isWaiting: boolean;
  startedAt: Date;
}

export interface StreamLimits {
  /** Downloads of archives that run at once. */
  streams: number;
  /** How many of them one holder may have: a resumed download overlaps with the one it replaces. */
  perHolder: number;
}

/**
 * The place in line of whoever asks now; 0 means that the download may begin. Holders with fewer
 * running downloads go first, then who has waited longest.
 */
export function placeInQueue(
  rows: readonly StreamRow[],
  asking: Pick<StreamRow, 'archiveId' | 'holderId'>,
  { streams, perHolder }: StreamLimits,
): number {
  const running = rows.filter((row) => !row.isWaiting);
  const runningOf = ({ holderId }: Pick<StreamRow, 'holderId'>) =>
    running.filter((row) => row.holderId === holderId).length;
  const others = rows.filter((row) => row.isWaiting && row.archiveId !== asking.archiveId);
  const own = rows.find((row) => row.isWaiting && row.archiveId === asking.archiveId);
  const waitsSince = own?.startedAt.getTime() ?? Number.POSITIVE_INFINITY;
  const isAhead = (row: StreamRow) => {
    const fewer = runningOf(row) - runningOf(asking);
    if (runningOf(row) >= perHolder) return false;
    return fewer < 0 || (fewer === 0 && row.startedAt.getTime() < waitsSince);
  };
  const ahead = others.filter(isAhead).length;
  const free = streams - running.length;
  if (runningOf(asking) < perHolder && ahead < free) return 0;
  return Math.max(ahead - Math.max(free, 0) + 1, 1);
}
