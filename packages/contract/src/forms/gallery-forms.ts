import { calendarDay } from '../calendar-day.ts';
import { form } from '../form.ts';
import { allowedCharacters, lettersAndNumbers, maxLength, minLength, required } from '../rules.ts';
import { fields } from './fields.ts';

/** PATCH /gallery/new/{id} and /gallery/edit/{id}; the date travels as epoch milliseconds. */
export const galleryForm = form({
  title: [required, minLength(3), maxLength(120), allowedCharacters],
  occasion: [lettersAndNumbers, maxLength(60)],
});

/** What was photographed may be older than the camera that copied it. */
export const galleryYears = { first: 1800, last: 2199 };
export const linkYears = { first: 2000, last: 2199 };

/** The first step of a new gallery. */
export const galleryNameForm = form({ ...galleryForm, date: [calendarDay(galleryYears)] });

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
