import { z } from 'zod';
import { auditActionNames } from '../audit-actions.ts';
import * as endpoints from '../endpoints/operator-audit.ts';
import { declareCalls } from './declare-calls.ts';

const find = z.string().max(254).optional();
/** Empty is any. */
const action = z.string().max(40).optional();

export const auditFilter = z.object({ find, action });
export const auditQuery = z.object({ find, action, before: z.uuid().optional() });

const facts = z.record(z.string(), z.json());

export const auditEntry = z.object({
  id: z.string(),
  happenedAt: z.string(),
  actorKind: z.enum(['operator', 'account', 'guest', 'system']),
  actorName: z.string(),
  /** The email of the studio for which a member acted; empty otherwise. */
  studioName: z.string(),
  ip: z.string(),
  action: z.enum(auditActionNames),
  subjectName: z.string(),
  /** Only what differs; empty where there was nothing. */
  before: facts,
  after: facts,
});

export const auditPage = z.object({
  entries: z.array(auditEntry),
  /** Id to go on before; null on the last page. */
  next: z.string().nullable(),
});

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  listAuditEntries: { right: 'audit:read', query: auditQuery, reply: auditPage },
  auditCsv: { right: 'audit:read', query: auditFilter, reply: z.string() },
});
