import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';

const freshMs = 600_000;

/** Refuses what a session of long ago may not do: whoever sits there now has to prove who it is. */
export function requireFreshProof(
  { clock }: Pick<Dependencies, 'clock'>,
  { confirmedAt }: { confirmedAt: Date },
): void {
  if (clock.now().getTime() - confirmedAt.getTime() > freshMs) fail('reauthenticate');
}
