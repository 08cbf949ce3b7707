import { limits } from '@albumen/contract/limits';

const dayMs = 86_400_000;

/** Epoch milliseconds after which something in the bin is removed for good. */
export function keptUntil({ deletedAt }: { deletedAt: Date | null }): number {
  return (deletedAt?.getTime() ?? 0) + limits.deletedKeptDays * dayMs;
}
