import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { findApp } from './authenticator-apps.queries.ts';
import type { SignedInPerson } from './holder.ts';
import { listPasskeys } from './passkeys.queries.ts';

const freshMs = 600_000;

/** Refuses what a session of long ago may not do: whoever sits there now has to prove who it is. */
export function requireFreshProof({ clock }: Pick<Dependencies, 'clock'>, confirmedAt: Date): void {
  if (clock.now().getTime() - confirmedAt.getTime() > freshMs) fail('reauthenticate');
}

/** The same for what signs somebody in. Where a second factor is due, a mailbox alone changes nothing once there is one. */
export async function requireOwner(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  { holder, confirmedAt, needsSecondFactor }: SignedInPerson,
): Promise<void> {
  requireFreshProof(deps, confirmedAt);
  if (!needsSecondFactor) return;
  const app = await findApp(deps.db, holder);
  const passkeys = await listPasskeys(deps.db, holder);
  if (passkeys.length > 0 || app?.confirmedAt != null) fail('secondFactorNeeded');
}
