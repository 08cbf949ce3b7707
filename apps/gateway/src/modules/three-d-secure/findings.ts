import { randomBytes, randomUUID } from 'node:crypto';
import type { ChallengeOutcome } from '../../db/column-values.ts';
import type { Scenario } from '../../test-values/three-d-secure-cards.ts';

/** What 3-D Secure found out, as the wire says it. */
export interface ThreeDSecureInfo extends Record<string, unknown> {
  status: string;
  enrolled: 'Y' | 'N' | 'U' | 'B';
  liabilityShifted: boolean;
  liabilityShiftPossible: boolean;
  threeDSecureAuthenticationId: string;
  threeDSecureVersion: string;
}

interface Step {
  transStatus: string | null;
  transStatusReason: string | null;
}

interface Verdict {
  status: string;
  enrolled?: ThreeDSecureInfo['enrolled'];
  /** Y authenticated, A attempted, N failed, U cannot tell, R refused, C asks. */
  answer: 'Y' | 'A' | 'N' | 'U' | 'R' | 'C' | null;
  reason?: string;
  shifted?: boolean;
  possible?: boolean;
}

const asks: Verdict = { status: 'challenge_required', answer: 'C', possible: true };

const atLookup: Readonly<Record<Scenario, Verdict>> = {
  frictionless: { status: 'authenticate_successful', answer: 'Y', shifted: true, possible: true },
  frictionlessFailed: {
    status: 'authenticate_frictionless_failed',
    answer: 'N',
    reason: '01',
    possible: true,
  },
  attempt: {
    status: 'authenticate_attempt_successful',
    answer: 'A',
    shifted: true,
    possible: true,
  },
  unavailable: {
    status: 'authenticate_unable_to_authenticate',
    answer: 'U',
    reason: '01',
    possible: true,
  },
  rejected: { status: 'authenticate_rejected', answer: 'R', reason: '01', possible: true },
  notAvailable: { status: 'authentication_unavailable', enrolled: 'U', answer: 'U' },
  lookupError: { status: 'lookup_error', enrolled: 'U', answer: null },
  lookupTimeout: { status: 'lookup_error', enrolled: 'U', answer: null },
  bypassed: { status: 'lookup_bypassed', enrolled: 'B', answer: null },
  challenge: asks,
  challengeFailed: asks,
  challengeUnavailable: asks,
  challengeError: asks,
  notEnrolled: { status: 'lookup_not_enrolled', enrolled: 'N', answer: null, shifted: true },
};

const exempted: Verdict = { status: 'lookup_bypassed', enrolled: 'B', answer: 'U', reason: '81' };
const dataOnly: Verdict = { status: 'data_only_successful', answer: 'U', reason: '80' };

const afterChallenge: Readonly<Record<ChallengeOutcome, Verdict>> = {
  passed: { status: 'authenticate_successful', answer: 'Y', shifted: true, possible: true },
  failed: { status: 'authenticate_failed', answer: 'N', reason: '01', possible: true },
  canceled: { status: 'authenticate_failed', answer: 'N', reason: '11', possible: true },
  unavailable: {
    status: 'authenticate_unable_to_authenticate',
    answer: 'U',
    reason: '01',
    possible: true,
  },
  error: { status: 'authenticate_error', answer: 'U', reason: '06', possible: true },
};

/** What besides the card decides a lookup. */
export interface LookupOptions {
  asksForChallenge: boolean;
  isExempt: boolean;
  isDataOnly: boolean;
}

interface Facts {
  id: string;
  brand: string;
  version: string;
}

/** Whether the issuer shows its page. */
export function isChallenged(scenario: Scenario, options: LookupOptions): boolean {
  if (options.isExempt || options.isDataOnly) return false;
  return atLookup[scenario] === asks || (scenario === 'frictionless' && options.asksForChallenge);
}

/** What is known after the lookup. */
export function findAtLookup(
  scenario: Scenario,
  options: LookupOptions,
  facts: Facts,
): ThreeDSecureInfo {
  const verdict = verdictOf(scenario, options);
  const step = stepOf(verdict);
  const none: Step = { transStatus: null, transStatusReason: null };
  const isOver = verdict.answer !== 'C';
  return {
    ...infoOf(verdict, facts),
    authentication: isOver ? step : none,
    lookup: step,
  };
}

function verdictOf(scenario: Scenario, options: LookupOptions): Verdict {
  const takesPart = !['notEnrolled', 'lookupError', 'lookupTimeout'].includes(scenario);
  if (takesPart && options.isDataOnly) return dataOnly;
  if (takesPart && options.isExempt) return exempted;
  return isChallenged(scenario, options) ? asks : atLookup[scenario];
}

/** What is known after the challenge; what the lookup said stays. */
export function findAfterChallenge(
  before: ThreeDSecureInfo,
  outcome: ChallengeOutcome,
  brand: string,
): ThreeDSecureInfo {
  const verdict = afterChallenge[outcome];
  const facts = { id: before.threeDSecureAuthenticationId, brand, version: '2' };
  const { status, liabilityShifted, liabilityShiftPossible, cavv, eciFlag, paresStatus } = infoOf(
    verdict,
    facts,
  );
  return {
    ...before,
    status,
    liabilityShifted,
    liabilityShiftPossible,
    cavv,
    eciFlag,
    paresStatus,
    authentication: stepOf(verdict),
  };
}

function stepOf({ answer, reason }: Verdict): Step {
  return { transStatus: answer, transStatusReason: reason ?? null };
}

function infoOf(verdict: Verdict, { id, brand, version }: Facts): ThreeDSecureInfo {
  const { status, enrolled = 'Y', answer, shifted = false, possible = false } = verdict;
  const hasProof = answer === 'Y' || answer === 'A';
  const isVersion2 = version === '2';
  return {
    status,
    enrolled,
    liabilityShifted: shifted,
    liabilityShiftPossible: possible,
    cavv: hasProof ? randomBytes(20).toString('base64') : null,
    eciFlag: eciOf(brand, answer),
    paresStatus: answer,
    xid: isVersion2 ? null : randomBytes(20).toString('base64'),
    acsTransactionId: isVersion2 ? randomUUID() : null,
    dsTransactionId: isVersion2 ? randomUUID() : null,
    threeDSecureServerTransactionId: isVersion2 ? randomUUID() : null,
    threeDSecureVersion: isVersion2 ? '2.2.0' : '1.0.2',
    threeDSecureAuthenticationId: id,
  };
}

/** MasterCard counts the other way round. */
function eciOf(brand: string, answer: Verdict['answer']): string | null {
  const isMasterCard = brand === 'MasterCard';
  if (answer === 'Y') return isMasterCard ? '02' : '05';
  if (answer === 'A') return isMasterCard ? '01' : '06';
  return answer === null || answer === 'C' ? null : isMasterCard ? '00' : '07';
}
