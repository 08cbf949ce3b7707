import { z } from 'zod';
import * as endpoints from '../endpoints/studio.ts';
import { formBody } from '../form-body.ts';
import { memberInvitationForm } from '../forms/studio-forms.ts';
import { studioRoleNames } from '../rights.ts';
import { declareCalls } from './declare-calls.ts';

const id = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
const byId = z.strictObject({ id });
const instant = z.string();
const role = z.enum(studioRoleNames);
const manage = { studioRight: 'members:manage' } as const;

export const studioDone = z.object({ isDone: z.boolean() });
export const memberInvitationBody = formBody(memberInvitationForm);
export const memberRoleBody = z.strictObject({ role });

export const studioMembers = z.object({
  /** The account that the studio is. */
  owner: z.object({ name: z.string(), email: z.string() }),
  members: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string(), role, joinedAt: instant }),
  ),
  invitations: z.array(z.object({ id: z.string(), email: z.string(), role, expiresAt: instant })),
});

export const memberships = z.object({
  studios: z.array(z.object({ id: z.string(), name: z.string(), role, isCurrent: z.boolean() })),
});

/** Every call with what checks it; what concerns the caller's own memberships asks for no right. */
export const calls = declareCalls(endpoints, {
  listStudioMembers: { ...manage, reply: studioMembers },
  inviteMember: { ...manage, body: memberInvitationBody, reply: studioDone },
  withdrawInvitation: { ...manage, params: byId, reply: studioDone },
  changeMemberRole: { ...manage, params: byId, body: memberRoleBody, reply: studioDone },
  removeMember: { ...manage, params: byId, reply: studioDone },
  listMemberships: { reply: memberships },
  acceptInvitation: {
    body: z.strictObject({ token: z.string().min(20).max(100) }),
    reply: studioDone,
  },
  leaveStudio: { params: byId, reply: studioDone },
  switchStudio: { body: z.strictObject({ studioId: id.exactOptional() }), reply: studioDone },
});
