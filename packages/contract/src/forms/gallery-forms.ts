import { calendarDay } from '../calendar-day.ts';
import { form } from '../form.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { plainDigits } from '../plain-digits.ts';
import {
  lettersAndNumbers,
  maxLength,
  minLength,
  printableText,
  required,
  type Rule,
} from '../rules.ts';
import { fields } from './fields.ts';

/** PATCH /gallery/new/{id} and /gallery/edit/{id}; the date travels as epoch milliseconds. */
export const galleryForm = form({
  title: [required, minLength(3), maxLength(limits.galleryTitleMaxCharacters), printableText],
  occasion: [lettersAndNumbers, maxLength(60)],
});

/** What was photographed may be older than the camera that copied it. */
export const galleryYears = { first: 1800, last: 2199 };
export const linkYears = { first: 2000, last: 2199 };

/** The first step of a new gallery. */
export const galleryNameForm = form({ ...galleryForm, date: [calendarDay(galleryYears)] });

export const galleryBrandForm = form({ businessName: fields.businessName });

export const pinPattern = new RegExp(`^\\d{${limits.pinMinDigits},${limits.pinMaxDigits}}$`);

const pinDigits: Rule = (value) =>
  value === '' || pinPattern.test(plainDigits(value)) ? undefined : messages.pin;

/** What guests enter; another form of it is said before it costs an attempt. */
export const pinForm = form({ pin: [required, pinDigits] });

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
