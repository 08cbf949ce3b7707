import { z } from 'zod';
import { labBrands } from '../brands.ts';
import * as endpoints from '../endpoints/operator-desk.ts';
import { formBody } from '../form-body.ts';
import { suspensionForm } from '../forms/operator-forms.ts';
import { declareCalls } from './declare-calls.ts';

const instant = z.string();
const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const byId = z.strictObject({ id });
const of = z.enum(['order', 'link', 'account']);

export const byStory = z.strictObject({ of, id });
export const findQuery = z.object({ find: z.string().max(500) });
export const deskDone = z.object({ isDone: z.boolean() });

export const deskHit = z.object({
  /** Whose story tells of it. */
  of,
  id: z.string(),
  labBrand: z.enum(labBrands),
  title: z.string(),
  /** What it was found by, in a line. */
  detail: z.string(),
});

const charge = z.object({
  reference: z.string(),
  status: z.string(),
  amountMinor: z.number().int(),
  currency: z.string(),
  method: z.string(),
  transactionId: z.string().nullable(),
  failureText: z.string().nullable(),
  claimedAt: instant,
});

const labOrder = z.object({
  reference: z.string(),
  status: z.string(),
  attempt: z.number().int(),
  labReference: z.string().nullable(),
  reason: z.string().nullable(),
  updatedAt: instant,
});

export const story = z.object({
  of,
  id: z.string(),
  labBrand: z.enum(labBrands),
  title: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  charges: z.array(charge),
  lab: z.array(labOrder),
  /** Oldest first; where customers read of a step, in their words. */
  timeline: z.array(
    z.object({ title: z.string(), detail: z.string().optional(), happenedAt: instant }),
  ),
  /** Kept where mail does not leave by SMTP; without their words. */
  mails: z.array(z.object({ kind: z.string(), subject: z.string(), createdAt: instant })),
  /** Waiting or in work. */
  jobs: z.array(z.object({ name: z.string(), state: z.string(), createdAt: instant })),
  /** Only of an account. */
  account: z
    .object({
      sessions: z.number().int(),
      suspendedAt: instant.nullable(),
      /** Signing in asks for a code of an authenticator app. */
      hasSecondFactor: z.boolean(),
    })
    .nullable(),
});

const hits = z.object({ hits: z.array(deskHit) });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  findOnDesk: { right: 'accounts:read', query: findQuery, reply: hits },
  getStory: { right: 'accounts:read', params: byStory, reply: story },
  mailReceiptAgain: { right: 'orders:support', params: byId, reply: deskDone },
  endAccountSessions: { right: 'accounts:manage', params: byId, reply: deskDone },
  resetAccountFactor: { right: 'accounts:manage', params: byId, reply: deskDone },
  suspendAccount: {
    right: 'accounts:manage',
    params: byId,
    body: formBody(suspensionForm),
    reply: deskDone,
  },
  restoreAccount: { right: 'accounts:manage', params: byId, reply: deskDone },
});
