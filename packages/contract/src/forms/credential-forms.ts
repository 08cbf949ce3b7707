import { form } from '../form.ts';
import { limits } from '../limits.ts';
import { exactLength, maxLength, numbersOnly, required } from '../rules.ts';

/** How its owner calls a passkey. */
export const passkeyForm = form({ name: [required, maxLength(limits.passkeyNameMaxCharacters)] });

/** Six digits of an authenticator app. */
export const appCodeForm = form({ code: [required, maxLength(limits.oneTimeCodeMaxCharacters)] });

/** Six digits, mailed. */
export const mailedCodeForm = form({ code: [required, numbersOnly, exactLength(6)] });
