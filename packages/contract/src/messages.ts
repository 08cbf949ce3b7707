import { allowedSpecials } from './lib/characters.ts';

/** Validation messages; their wording is fixed, since pages and API clients show them as they are. */
export const messages = {
  required: 'This field is required.',
  email: "Hmm... that doesn't look like an email address.",
  emailAmong: (part: string) => `"${part}" doesn't look like an email address.`,
  tooManyEmails: (most: number) => `At most ${most} addresses at once.`,
  passwordWord: 'Can\'t be set to "password".',
  passwordLength: 'Passwords must contain at least 8 characters.',
  passwordName: "Can't match your name.",
  passwordEmail: "Can't match your email.",
  containsNumber: 'Must contain a number.',
  lettersOnly: 'Can only contain letters.',
  numbersOnly: 'Can only contain numbers.',
  lettersAndNumbers: 'Can only contain letters and numbers.',
  zip: 'Please enter a valid zip code.',
  postalCode: 'Please enter a valid postal code.',
  zipElsewhere: 'The zip code is in another state.',
  postalCodeElsewhere: 'The postal code is in another province.',
  emptyCountry: 'Empty country code.',
  unsupportedCountry: 'Unsupported country.',
  exactLength: (length: number) => `Must be exactly ${length} characters.`,
  /** `minimum` is the smallest allowed length; the sentence names the length below it. */
  minLength: (minimum: number) => `Must be longer than ${minimum - 1} characters.`,
  maxLength: (maximum: number, length: number) =>
    `Must be ${maximum} characters or shorter. (${length}/${maximum})`,
  specials: (character: string) => `"${character}" can't be used.`,
  /** Shown beside `specials`: what may be used instead. */
  specialsAllowed: `Letters, numbers, spaces and ${Array.from(allowedSpecials).join(' ')}`,
  unprintable: (number: string) => `Has a character that can't be printed (${number}).`,
  color: 'Enter a color such as #2b4a3e.',
  pin: 'Use 4 to 8 digits.',
  orderProof: 'Enter the email or the zip code that this order was placed with.',
  unknownChoice: 'Choose one of the options.',
  amount: 'Enter an amount such as 120 or 120.50.',
  amountBetween: (least: number, most: number) =>
    `Enter an amount from ${least} to ${most.toLocaleString('en-US')}.`,
  amountLeft: (left: string) => `At most ${left} can go back.`,
  calendarDay: 'Enter a day of the calendar.',
  dayPast: 'Choose today or a later day.',
  chooseMethod: 'Choose at least one way to pay.',
  quantity: (most: number) => `Choose a quantity from 1 to ${most}.`,
  iban: 'Check this IBAN: it has a typing mistake.',
  routingNumber: 'Enter the nine digits of a routing number.',
  accountNumber: 'Enter an account number of 4 to 17 digits.',
  numberBetween: (least: number, most: number) => `Choose a number from ${least} to ${most}.`,
} as const;
