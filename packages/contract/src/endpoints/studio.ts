import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/studio.ts';

export type StudioMembers = z.infer<typeof schemas.studioMembers>;
export type Membership = z.infer<typeof schemas.memberships>['studios'][number];
type Done = z.infer<typeof schemas.studioDone>;
type Role = z.infer<typeof schemas.memberRoleBody>;
type Id = { id: string };

/** Who works in the studio, and who was asked to. */
export const listStudioMembers = endpoint<{ reply: StudioMembers }>({
  method: 'GET',
  path: '/studio/members',
});

/** Mails somebody a link; a second invitation of the same address takes the place of the first. */
export const inviteMember = endpoint<{
  body: z.input<typeof schemas.memberInvitationBody>;
  reply: Done;
}>({ method: 'POST', path: '/studio/invitations' });

export const withdrawInvitation = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/studio/invitations/:id',
  isSafeToRepeat: true,
});

/** The very next call of that member is judged by the new role. */
export const changeMemberRole = endpoint<{ params: Id; body: Role; reply: Done }>({
  method: 'PATCH',
  path: '/studio/members/:id',
  isSafeToRepeat: true,
});

/** Every session of that member leaves the studio at once. */
export const removeMember = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/studio/members/:id',
  isSafeToRepeat: true,
});

/** The studios that the caller's own account is a member of. */
export const listMemberships = endpoint<{ reply: z.infer<typeof schemas.memberships> }>({
  method: 'GET',
  path: '/studio/memberships',
});

/** Whoever is signed in with the address that the link was mailed to becomes a member, and works there. */
export const acceptInvitation = endpoint<{ body: { token: string }; reply: Done }>({
  method: 'POST',
  path: '/studio/memberships',
});

export const leaveStudio = endpoint<{ params: Id; reply: Done }>({
  method: 'DELETE',
  path: '/studio/memberships/:id',
  isSafeToRepeat: true,
});

/** Which studio this session works for; without one, its own. */
export const switchStudio = endpoint<{ body: { studioId?: string }; reply: Done }>({
  method: 'POST',
  path: '/studio/current',
  isSafeToRepeat: true,
});
