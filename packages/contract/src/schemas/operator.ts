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
  /** Null where mail leaves by SMTP. */
  outbox: z
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
  accounts: z.object({
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
  }),
  /** Addresses that forward for others and are not among the trusted. */
  undeclaredProxies: z.array(z.string()),
  disk: z.object({
    storedBytes: z.number(),
    /** Null where the store has no such figure. */
    freeBytes: z.number().nullable(),
    databaseBytes: z.number(),
  }),
});

export const operatorSessionBody = z.strictObject({ token: z.string().min(1).max(200) });
export const operatorDone = z.object({ isDone: z.boolean() });

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
  openOperatorSession: { body: operatorSessionBody, reply: operatorDone },
  closeOperatorSession: { reply: operatorDone },
  getOperatorOverview: { reply: operatorOverview },
  retryDeadLetter: { params: byId, reply: operatorDone },
  retryDeadLetters: { reply: operatorDone },
  discardDeadLetter: { params: byId, reply: operatorDone },
  getOperatorMail: { params: byId, reply: operatorMail },
  showOperatorMail: { params: byId, reply: z.string() },
});
