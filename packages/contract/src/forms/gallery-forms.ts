import { form } from '../form.ts';
import { allowedCharacters, lettersAndNumbers, maxLength, minLength, required } from '../rules.ts';
import { fields } from './fields.ts';

/** PATCH /gallery/new/{id} and /gallery/edit/{id}. `date` is epoch milliseconds as text, or empty. */
export const galleryForm = form({
  title: [required, minLength(3), maxLength(120), allowedCharacters],
  occasion: [lettersAndNumbers, maxLength(60)],
});

export const galleryBrandForm = form({ businessName: fields.businessName });

/** Offered by the occasion menu; any other text of letters, digits and spaces is taken too. */
export const occasions = [
  'Wedding',
  'Engagement',
  'Portrait',
  'Family',
  'Newborn',
  'Maternity',
  'Birthday',
  'Graduation',
  'Anniversary',
  'Holiday',
  'Event',
  'Travel',
] as const;
