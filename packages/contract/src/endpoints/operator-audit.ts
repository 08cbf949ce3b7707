import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/operator-audit.ts';

export type AuditEntry = z.infer<typeof schemas.auditEntry>;
export type AuditPage = z.infer<typeof schemas.auditPage>;
type Query = { find?: string; action?: string; before?: string };

/**
 * Who changed what, newest first: `find` is a part of a name, an email, an address or what it was about,
 * `before` the id of the last entry of the page before.
 */
export const listAuditEntries = endpoint<{ query: Query; reply: AuditPage }>({
  method: 'GET',
  path: '/operator/audit',
});

/** The same as a file, all pages of it; RFC 4180. */
export const auditCsv = endpoint<{ query: Omit<Query, 'before'>; reply: string }>({
  method: 'GET',
  path: '/operator/audit.csv',
});
