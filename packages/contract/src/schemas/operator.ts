import { z } from 'zod';
import { labBrands } from '../brands.ts';
import * as endpoints from '../endpoints/operator.ts';
import { declareCalls } from './declare-calls.ts';

const instant = z.string();

export const operatorOverview = z.object({
  jobs: z.array(
    z.object({
      name: z.string(),
      waiting: z.number().int(),
      deferred: z.number().int(),
      running: z.number().int(),
      retrying: z.number().int(),
      dead: z.number().int(),
    }),
  ),
  deadLetters: z.array(
    z.object({
      id: z.string(),
      jobName: z.string(),
      error: z.string(),
      runs: z.number().int(),
      failedAt: instant,
      /** JSON of what the job was to do. */
      data: z.string(),
    }),
  ),
  /** Addresses that forward for others and are not among the trusted. */
  undeclaredProxies: z.array(z.string()),
  disk: z.object({
    storedBytes: z.number(),
    /** Null where the store has no such figure. */
    freeBytes: z.number().nullable(),
    databaseBytes: z.number(),
  }),
  /** The last restore that was looked over; null where none was. */
  verifiedRestore: z
    .object({
      verifiedAt: instant,
      restoredTo: instant,
      photos: z.number().int(),
      orders: z.number().int(),
    })
    .nullable(),
});

export const operatorDone = z.object({ isDone: z.boolean() });

export const operatorMails = z.object({
  mails: z
    .array(
      z.object({
        id: z.string(),
        labBrand: z.enum(labBrands),
        kind: z.string(),
        toAddress: z.string(),
        subject: z.string(),
        createdAt: instant,
      }),
    )
    .nullable(),
});

export const operatorAccounts = z.object({
  rows: z.array(
    z.object({
      id: z.string(),
      labBrand: z.enum(labBrands),
      email: z.string(),
      galleries: z.number().int(),
      photos: z.number().int(),
      sizeBytes: z.number(),
      createdAt: instant,
      deletionDueAt: instant.nullable(),
    }),
  ),
  count: z.number().int(),
});

export const operatorMail = z.object({
  id: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: instant,
});

const byId = z.strictObject({ id: z.string().max(100) });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  getOperatorOverview: { right: 'system:read', reply: operatorOverview },
  retryDeadLetter: { right: 'jobs:manage', params: byId, reply: operatorDone },
  retryDeadLetters: { right: 'jobs:manage', reply: operatorDone },
  discardDeadLetter: { right: 'jobs:manage', params: byId, reply: operatorDone },
  listOperatorMails: { right: 'mail:read', reply: operatorMails },
  listOperatorAccounts: { right: 'accounts:read', reply: operatorAccounts },
  getOperatorMail: { right: 'mail:read', params: byId, reply: operatorMail },
  showOperatorMail: { right: 'mail:read', params: byId, reply: z.string() },
});
