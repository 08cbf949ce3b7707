import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { SessionOrigin } from '../../http/session-origin.ts';
import type { ActingVisit } from '../../http/actor.ts';
import type { Guard } from '../../http/route.ts';
import type { Visit } from '../../http/visit.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type HolderKind = 'account' | 'operator';

/** Whose passkeys they are. */
export interface Holder {
  kind: HolderKind;
  id: string;
}

export interface Person {
  holder: Holder;
  email: string;
  name: string;
}

/** Somebody who is signed in. */
export interface SignedInPerson extends Person {
  sessionId: string;
  /** When the session's owner was proved last, at the latest by signing in. */
  confirmedAt: Date;
  /** More than a mailbox is asked for, and was not brought yet. */
  needsSecondFactor: boolean;
}

export type Proof = 'password' | 'mail' | 'passkey' | 'app';

/** How a holder's kind signs in, and who it is. */
export interface HolderPort {
  kind: HolderKind;
  guards: readonly Guard[];
  /** The person behind the guards. */
  current(visit: Visit): SignedInPerson;
  /** Whoever may sign in at the visit's address by that id. */
  find(db: Kysely<Tables>, visit: Visit, id: string): Promise<Person | undefined>;
  hasPassword(db: Kysely<Tables>, id: string): Promise<boolean>;
  /** The session's owner is proved as of now. */
  confirm(db: Kysely<Tables>, sessionId: string, by: Proof): Promise<void>;
  /** Starts a session in the caller's browser. */
  enter(call: EntryCall, entry: Entry): Promise<void>;
  /** A browser in which that holder was signed in before. */
  isKnownBrowser(request: FastifyRequest, id: string): boolean;
  /** How the audit log names somebody who is just signing in. */
  actingAs(visit: Visit, person: Person): ActingVisit;
  /** Where passkeys are seen and removed. */
  settingsPath: string;
  /** Where to go once signed in, unless the caller wants to go elsewhere. */
  homePath: string;
}

export interface EntryCall {
  visit: Visit;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Entry {
  id: string;
  origin: SessionOrigin;
}

const columns = { account: 'accountId', operator: 'operatorId' } as const;

/** The column that names holders of a kind. */
export function columnOf({ kind }: Pick<Holder, 'kind'>) {
  return columns[kind];
}
