import { form } from '../form.ts';
import { studioRoleNames } from '../rights.ts';
import { oneOf, required } from '../rules.ts';
import { fields } from './fields.ts';

export const memberInvitationForm = form({
  email: fields.email,
  role: [required, oneOf(studioRoleNames)],
});
