/** What guests agree to before they look for themselves, and photographers read before they allow it. */
export const findMeText =
  'To find you, your browser works out a row of numbers from your picture, and only the numbers are ' +
  'sent with each search, to be compared with the faces in this gallery. Neither your picture nor the numbers are ' +
  'kept. Of the faces in the gallery such numbers are kept until its photographer switches this off; ' +
  'with “Hide me” yours are removed at once.';
