import { form } from '../form.ts';
import { limits } from '../limits.ts';
import { operatorRoleNames } from '../rights.ts';
import { maxLength, oneOf, required } from '../rules.ts';
import { fields } from './fields.ts';

const name = [...fields.personName, maxLength(80)] as const;

/** Whoever brings the token says who it is; the name only counts where it makes an operator. */
export const operatorTokenForm = form({ token: [required], email: fields.email, name });

export const operatorEmailForm = form({ email: fields.email });

/** For the audit log only. */
export const suspensionForm = form({
  note: [required, maxLength(limits.orderNoteMaxCharacters)],
});

export const invitationForm = form({
  email: fields.email,
  name,
  role: [required, oneOf(operatorRoleNames)],
});
