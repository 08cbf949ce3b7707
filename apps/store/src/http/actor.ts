import type { SignedInOperator } from './rights.ts';
import type { SignedInAccount, Visit } from './visit.ts';

/** Who acts, as the audit log remembers it. */
export interface Actor {
  kind: 'operator' | 'account' | 'guest' | 'system';
  /** Empty for guests and the system. */
  id: string;
  name: string;
  ip: string;
  /** Whom a member works for. */
  studio?: { id: string; email: string };
}

export interface ActingVisit extends Pick<Visit, 'ip'> {
  account: Pick<SignedInAccount, 'id' | 'email'> | undefined;
  member?: Pick<SignedInAccount, 'id' | 'email' | 'firstName' | 'lastName'>;
  operator?: Pick<SignedInOperator, 'id' | 'name' | 'email'>;
}

export function actorOf({ operator, account, member, ip }: ActingVisit): Actor {
  if (operator !== undefined) {
    return { kind: 'operator', id: operator.id, name: operatorName(operator), ip };
  }
  if (member !== undefined) {
    const { id, firstName, lastName, email } = member;
    const who = { kind: 'account', id, name: `${firstName} ${lastName}, ${email}`, ip } as const;
    return { ...who, ...(account && { studio: account }) };
  }
  if (account !== undefined) return { kind: 'account', id: account.id, name: account.email, ip };
  return { kind: 'guest', id: '', name: '', ip };
}

/** How the audit log calls an operator. */
export function operatorName({ name, email }: Pick<SignedInOperator, 'name' | 'email'>): string {
  return `${name}, ${email}`;
}
