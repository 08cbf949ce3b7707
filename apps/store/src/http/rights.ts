import type { OperatorRole, Right, StudioRight } from '@albumen/contract/rights';
import { rightsOfOperator } from '@albumen/domain/rights/roles';
import { rightsOfMember } from '@albumen/domain/rights/studio-roles';
import type { FastifyRequest } from 'fastify';
import { fail } from './problem-error.ts';
import type { Visit } from './visit.ts';

export interface SignedInOperator {
  id: string;
  sessionId: string;
  /** When the session's owner was proved last, at the latest by signing in. */
  confirmedAt: Date;
  /** More than a mailbox is asked of operators, and this session has not brought it. */
  needsSecondFactor: boolean;
  email: string;
  name: string;
  role: OperatorRole;
}

/** The one place that decides whether an operator may make a call. */
export async function requireRight(
  request: FastifyRequest,
  right: Right | 'any-operator',
): Promise<void> {
  const operator = await request.findOperator();
  if (operator === undefined) fail('operatorOnly');
  if (right !== 'any-operator') {
    if (operator.needsSecondFactor) fail('secondFactorNeeded');
    if (!rightsOfOperator(operator.role).includes(right)) fail('rightMissing');
  }
  request.visit.operator = operator;
}

/**
 * The one place that decides whether a member may make a call in the studio that the session works for. From
 * here on the visit's account is the studio's; calls that name no right of members stay one's own.
 */
export function workForStudio({ visit }: FastifyRequest, right: StudioRight | 'any-member'): void {
  const { worksFor, account } = visit;
  if (worksFor === undefined || account === undefined) return;
  if (right !== 'any-member' && !mayInStudio(visit, right)) fail('studioRightMissing');
  visit.member = account;
  visit.account = worksFor.account;
}

/** Whether a call may do more than it names, in the studio that its session works for. */
export function mayInStudio({ worksFor }: Visit, right: StudioRight): boolean {
  return worksFor === undefined || rightsOfMember(worksFor.role).includes(right);
}

/** The operator of a call that asks for a right. */
export function operatorOf(visit: Visit): SignedInOperator {
  return visit.operator ?? fail('operatorOnly');
}
