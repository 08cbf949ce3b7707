import { form } from '../form.ts';
import { operatorRoleNames } from '../rights.ts';
import { maxLength, oneOf, required } from '../rules.ts';
import { fields } from './fields.ts';

const name = [...fields.personName, maxLength(80)] as const;

/** Whoever brings the token says who it is; the name only counts where it makes an operator. */
export const operatorTokenForm = form({ token: [required], email: fields.email, name });

export const operatorEmailForm = form({ email: fields.email });

export const invitationForm = form({
  email: fields.email,
  name,
  role: [required, oneOf(operatorRoleNames)],
});
