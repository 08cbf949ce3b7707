import { form } from '../form.ts';
import { allowedCharacters, maxLength } from '../rules.ts';

/** How a photographer names somebody in a gallery; empty takes the name away. */
export const personForm = form({ name: [maxLength(80), allowedCharacters] });
