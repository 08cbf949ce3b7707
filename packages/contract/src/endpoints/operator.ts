import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/operator.ts';

export type OperatorOverview = z.infer<typeof schemas.operatorOverview>;
export type OperatorMail = z.infer<typeof schemas.operatorMail>;
export type OperatorMails = z.infer<typeof schemas.operatorMails>;
export type OperatorAccounts = z.infer<typeof schemas.operatorAccounts>;
type Done = z.infer<typeof schemas.operatorDone>;
type Id = { id: string };

export const getOperatorOverview = endpoint<{ reply: OperatorOverview }>({
  method: 'GET',
  path: '/operator/overview',
});

export const retryDeadLetter = endpoint<{ params: Id; reply: Done }>({
  method: 'POST',
  path: '/operator/dead-letters/:id/retry',
});

/** All of them, as after an outage; a thousand at once. */
export const retryDeadLetters = endpoint<{ reply: Done }>({
  method: 'POST',
  path: '/operator/dead-letters/retry',
});

export const discardDeadLetter = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/operator/dead-letters/:id',
});

/** Newest first; null where mail leaves by SMTP and nothing of it is kept. */
export const listOperatorMails = endpoint<{ reply: OperatorMails }>({
  method: 'GET',
  path: '/operator/outbox',
});

/** The newest accounts of both lab brands. */
export const listOperatorAccounts = endpoint<{ reply: OperatorAccounts }>({
  method: 'GET',
  path: '/operator/accounts',
});

export const getOperatorMail = endpoint<{ params: Id; reply: OperatorMail }>({
  method: 'GET',
  path: '/operator/outbox/:id',
});

/** The mail as a page of its own, for a frame. */
export const showOperatorMail = endpoint<{ params: Id; reply: string }>({
  method: 'GET',
  path: '/operator/outbox/:id/page',
});
