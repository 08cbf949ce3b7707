import { form } from '../form.ts';
import { email, required } from '../rules.ts';

/** What a gallery asks of a guest who downloads, or favorites much. */
export const guestForm = form({ email: [required, email] });
