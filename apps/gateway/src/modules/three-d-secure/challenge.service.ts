import type { ChallengeOutcome } from '../../db/column-values.ts';
import type { Dependencies } from '../../dependencies.ts';
import { issuerCode, type Scenario } from '../../test-values/three-d-secure-cards.ts';
import {
  deleteOldAuthentications,
  findAuthentication,
  lockAuthentication,
  updateAuthentication,
  type AuthenticationRow,
} from './authentications.queries.ts';

/** How often a code may be typed. */
export const codeAttempts = 3;

/** A challenge as the issuer's page shows it. */
export interface Challenge {
  id: string;
  merchantId: string;
  version: '1' | '2';
  amount: string;
  currency: string;
  brand: string;
  lastFour: string;
  wrongCodes: number;
  state: 'closed' | 'challenge' | 'answered' | 'confirmed';
  outcome: ChallengeOutcome | null;
}

/** Undefined for ids that nobody was given. */
export async function getChallenge(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
): Promise<Challenge | undefined> {
  return findAuthentication(db, id);
}

/** What the cardholder does on the issuer's page, or with the window around it. */
export type Answer = { code: string } | 'cancel' | 'leave';

/**
 * Judges an answer by the test card; a wrong code leaves the question open until the third. An answer
 * to what is no open question changes nothing.
 */
export async function answerChallenge(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  answer: Answer,
): Promise<Challenge | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await lockAuthentication(trx, id);
    if (row?.state !== 'challenge') return row;
    const outcome = outcomeOf(row, answer);
    const changes =
      outcome === undefined
        ? { wrongCodes: row.wrongCodes + 1 }
        : { outcome, state: 'answered' as const };
    await updateAuthentication(trx, id, changes);
    return { ...row, ...changes };
  });
}

/** Undefined while another attempt is left. */
function outcomeOf(row: AuthenticationRow, answer: Answer): ChallengeOutcome | undefined {
  if (typeof answer === 'string') return 'canceled';
  const scenario = row.scenario as Scenario; // written by the lookup
  if (scenario === 'challengeFailed') return 'failed';
  if (scenario === 'challengeUnavailable') return 'unavailable';
  if (scenario === 'challengeError') return 'error';
  if (answer.code.replaceAll(/\s/g, '') === issuerCode) return 'passed';
  return row.wrongCodes + 1 >= codeAttempts ? 'failed' : undefined;
}

const keptMs = 2 * 86_400_000;

/** Lookups and sessions whose nonces ended long ago. */
export function removeOldAuthentications(db: Dependencies['db'], now: Date): Promise<void> {
  return deleteOldAuthentications(db, new Date(now.getTime() - keptMs));
}
