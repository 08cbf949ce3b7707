import { z } from 'zod';
import * as endpoints from '../endpoints/operators.ts';
import { formBody } from '../form-body.ts';
import { invitationForm, operatorEmailForm, operatorTokenForm } from '../forms/operator-forms.ts';
import { operatorRoleNames, rights, type Right } from '../rights.ts';
import { declareCalls } from './declare-calls.ts';

const instant = z.string();
const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const byId = z.strictObject({ id });
const role = z.enum(operatorRoleNames);
const right = z.enum(Object.keys(rights) as Right[]); // its own keys

export const operatorTokenBody = formBody(operatorTokenForm);
export const operatorEmailBody = formBody(operatorEmailForm);
export const operatorLinkBody = z.strictObject({ token: z.string().min(1).max(100) });
export const invitationBody = formBody(invitationForm);
export const roleBody = z.strictObject({ role });
export const operatorsDone = z.object({ isDone: z.boolean() });
export const linkRedeemed = z.object({
  isDone: z.boolean(),
  /** Nobody is signed in before a code of the authenticator app. */
  isCodeAsked: z.boolean(),
});

export const operatorViewer = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  /** None while a second factor is missing. */
  rights: z.array(right),
  needsSecondFactor: z.boolean(),
});

export const listedOperator = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  invitedAt: instant,
  /** Null until the first sign-in. */
  joinedAt: instant.nullable(),
  sessions: z.number().int(),
  /** Signing in asks for a code of an authenticator app. */
  hasSecondFactor: z.boolean(),
});

export const operatorSession = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  createdAt: instant,
  isCurrent: z.boolean(),
});

const sessions = z.object({ sessions: z.array(operatorSession) });
const operators = z.object({ operators: z.array(listedOperator) });

/** Every call with what checks it; signing in and out is for whoever asks. */
export const calls = declareCalls(endpoints, {
  openOperatorSession: { body: operatorTokenBody, reply: operatorsDone },
  mailOperatorLink: { body: operatorEmailBody, reply: operatorsDone },
  redeemOperatorLink: { body: operatorLinkBody, reply: linkRedeemed },
  closeOperatorSession: { reply: operatorsDone },
  getOperatorViewer: { right: 'any-operator', reply: operatorViewer },
  listOperatorSessions: { right: 'any-operator', reply: sessions },
  endOperatorSession: { right: 'any-operator', params: byId, reply: operatorsDone },
  listOperators: { right: 'operators:read', reply: operators },
  inviteOperator: { right: 'operators:manage', body: invitationBody, reply: operatorsDone },
  remindOperator: { right: 'operators:manage', params: byId, reply: operatorsDone },
  changeOperatorRole: {
    right: 'operators:manage',
    params: byId,
    body: roleBody,
    reply: operatorsDone,
  },
  endOperatorSessions: { right: 'operators:manage', params: byId, reply: operatorsDone },
  resetOperatorFactor: { right: 'operators:manage', params: byId, reply: operatorsDone },
  removeOperator: { right: 'operators:manage', params: byId, reply: operatorsDone },
});
