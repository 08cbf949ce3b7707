import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/operators.ts';

export type OperatorViewer = z.infer<typeof schemas.operatorViewer>;
export type ListedOperator = z.infer<typeof schemas.listedOperator>;
export type OperatorSession = z.infer<typeof schemas.operatorSession>;
export type InvitationForm = z.input<typeof schemas.invitationBody>;
type Role = z.infer<typeof schemas.roleBody>;
type Done = z.infer<typeof schemas.operatorsDone>;
type Id = { id: string };

/**
 * Takes the token that is printed at the first start. It makes the first operator, an administrator;
 * afterwards it lets one in who may manage operators and has lost every other way, which all of them are
 * notified of.
 */
export const openOperatorSession = endpoint<{
  body: z.input<typeof schemas.operatorTokenBody>;
  reply: Done;
}>({ method: 'POST', path: '/operator/session' });

/** Mails an operator a link that signs in. The answer is the same whether there is such an operator. */
export const mailOperatorLink = endpoint<{ body: { email?: string }; reply: Done }>({
  method: 'POST',
  path: '/operator/session/mail',
});

export const redeemOperatorLink = endpoint<{
  body: { token: string };
  reply: z.infer<typeof schemas.linkRedeemed>;
}>({
  method: 'POST',
  path: '/operator/session/link',
});

export const closeOperatorSession = endpoint<{ reply: Done }>({
  method: 'DELETE',
  path: '/operator/session',
});

/** Who is signed in, and what that operator may do. */
export const getOperatorViewer = endpoint<{ reply: OperatorViewer }>({
  method: 'GET',
  path: '/operator/viewer',
});

/** The caller's own sessions, the current one among them. */
export const listOperatorSessions = endpoint<{ reply: { sessions: OperatorSession[] } }>({
  method: 'GET',
  path: '/operator/sessions',
});

export const endOperatorSession = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/operator/sessions/:id',
});

export const listOperators = endpoint<{ reply: { operators: ListedOperator[] } }>({
  method: 'GET',
  path: '/operator/operators',
});

/** Makes an operator and mails a link that signs in. */
export const inviteOperator = endpoint<{ body: InvitationForm; reply: Done }>({
  method: 'POST',
  path: '/operator/operators',
});

/** Mails the link once more to an operator who has not signed in yet; `isDone` is false for any other. */
export const remindOperator = endpoint<{ params: Id; reply: Done }>({
  method: 'POST',
  path: '/operator/operators/:id/invitation',
});

export const changeOperatorRole = endpoint<{ params: Id; body: Role; reply: Done }>({
  method: 'PATCH',
  path: '/operator/operators/:id',
  isSafeToRepeat: true,
});

/** Signs an operator out everywhere. */
export const endOperatorSessions = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/operator/operators/:id/sessions',
  isSafeToRepeat: true,
});

/**
 * Takes the authenticator app and its recovery codes away from another operator, and mails the owner; one's
 * own is removed with a proof. `isDone` is false where no app was set up.
 */
export const resetOperatorFactor = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/operator/operators/:id/second-factor',
  isSafeToRepeat: true,
});

/** Ends every session too; what the operator did keeps the name. */
export const removeOperator = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/operator/operators/:id',
});
