import { credentialProblems } from './credential-problems.ts';
import { generalProblems } from './general-problems.ts';
import { limits } from './limits.ts';
import { paymentProblems } from './payment-problems.ts';
import { entry, type ProblemEntry } from './problem-entry.ts';
import { logoMessages } from './upload-messages.ts';

/** Every described failure of the storefront, once: code → status, audience, text. */
export const problemCatalog = {
  ...generalProblems,
  ...credentialProblems,
  ...paymentProblems,
  invalidForm: entry(422, 'person', 'Some fields need attention.'),
  invalidRequest: entry(400, 'person', 'The request is not of the form that this address takes.'),
  foreignRequest: entry(
    403,
    'person',
    'Your session has ended or changed since this page was opened. Reload the page, then try again.',
  ),
  payloadTooLarge: entry(413, 'person', 'That is larger than this address takes.'),
  unsupportedMediaType: entry(415, 'person', "This address doesn't take that content type."),
  rangeNotSatisfiable: entry(416, 'person', 'That byte range is outside the file.'),
  unknownHost: entry(421, 'person', 'This address belongs to neither of our two brands.'),

  accountExists: entry(409, 'person', 'An account already exists for this email.'),
  noAccount: entry(404, 'person', "We couldn't find an account with this email."),
  accountAlreadyRegistered: entry(
    409,
    'person',
    'There is an existing account already registered with this email.',
  ),
  wrongPassword: entry(401, 'person', "That email and password don't match."),
  accountClosed: entry(
    403,
    'person',
    'This account is being deleted. We mailed you a link that keeps it.',
  ),
  accountSuspended: entry(
    403,
    'person',
    'This account is suspended. Write to us, and we tell you why.',
  ),
  noRegistrationSession: entry(403, 'person', 'Open the registration page first.'),
  linkInvalid: entry(
    410,
    'person',
    'This link has expired or was already used. Ask for a new one.',
  ),
  signInToConfirm: entry(
    401,
    'person',
    'Sign in to the account whose email this is to be, then confirm it.',
  ),
  botCheckFailed: entry(422, 'person', "We couldn't check that you are a person. Try again."),
  reauthenticate: entry(403, 'person', 'Confirm that it is you to go on.'),
  notVerified: entry(403, 'account', 'Verify your email to share galleries.'),
  verifyFirst: entry(403, 'account', 'Verify your email first. The link is in your mailbox.'),
  confirmDeletion: entry(422, 'person', 'Tick the box to confirm.'),

  brandIsDefault: entry(409, 'account', 'Make another brand the default first.'),
  tooManyBrands: entry(422, 'account', `An account can keep ${limits.brandsPerAccount} brands.`),

  findMeFirst: entry(409, 'account', 'Let guests find themselves first.'),
  duplicatePhoto: entry(409, 'account', 'This gallery already has this photo.'),
  photoProcessing: entry(404, 'person', 'This photo is still being prepared.'),
  operatorOnly: entry(401, 'operator', 'Sign in as an operator.'),
  rightMissing: entry(
    403,
    'operator',
    'Your role does not include this. An administrator can change it.',
  ),
  lastAdministrator: entry(409, 'operator', 'Make somebody else an administrator first.'),
  wrongOperatorToken: entry(403, 'operator', "That isn't the operator token."),

  galleryFull: entry(422, 'account', 'Galleries support up to 3200 files.'),
  galleryNotCreated: entry(409, 'account', 'Give this gallery its title first.'),
  galleryExpired: entry(410, 'person', 'This gallery is no longer shared.'),
  pinRequired: entry(403, 'person', 'This gallery asks for its PIN.'),
  wrongPin: entry(403, 'person', "That PIN isn't right."),
  downloadsOff: entry(403, 'person', 'Downloads are switched off for this gallery.'),
  favoritesOff: entry(403, 'person', 'Favorites are switched off for this gallery.'),
  shopOff: entry(
    403,
    'person',
    'The photographer sells nothing of this gallery here. What lies in your cart can still be ordered.',
  ),
  faceModelChanged: entry(409, 'person', 'Faces are compared anew now: load this page again.'),
  findMeOff: entry(403, 'person', 'Finding yourself is switched off for this gallery.'),
  peopleOff: entry(403, 'person', 'People are not shown in this gallery.'),
  registrationRequired: entry(
    403,
    'person',
    'Leave your email in the gallery, or sign in, to download.',
  ),
  emptySelection: entry(400, 'person', 'Choose at least one photo.'),
  syncTooOften: entry(429, 'account', 'This gallery was synced a moment ago.'),
  archiveOutdated: entry(
    410,
    'person',
    'The gallery has changed since this download was made. Start it again.',
  ),
  archiveQueueFull: entry(
    503,
    'person',
    'Many people are downloading. You are number {position} in line.',
  ),
  staleVersion: entry(
    409,
    'account',
    'This was changed elsewhere. Reload to see the newest version.',
  ),

  editorInvalid: entry(422, 'person', "This product can't be opened in the editor."),
  staleDesign: entry(
    409,
    'person',
    'This design was changed elsewhere. Choose which version to keep.',
  ),
  unreadableDesign: entry(422, 'person', "This design can't be read. Nothing was saved."),
  foreignPhoto: entry(422, 'person', "One of these photos can't be used here. Nothing was saved."),
  cartStep: entry(409, 'person', "This item can't do that where it lies now. Reload the page."),
  photographerOnly: entry(
    403,
    'person',
    'This photo is too small to print well. Only its photographer may order it so.',
  ),

  uploadTokenInvalid: entry(401, 'account', 'Failed to verify the Editors API token.'),
  storeFull: entry(
    507,
    'operator',
    'There is no room for this upload right now. Nothing was sent.',
  ),
  uploadMissing: entry(409, 'account', "The photo's bytes have not arrived."),
  checksumMismatch: entry(
    422,
    'account',
    'The bytes that arrived differ from the file. Send it again.',
  ),
  sizeMismatch: entry(422, 'account', 'The file that arrived has another size than announced.'),
  exceedsSizeLimit: entry(422, 'account', 'Too large. Photos must be below 40MB.'),
  belowSizeMinimum: entry(422, 'account', 'Too small. The longest side must have at least 1200px.'),
  unsupportedFileType: entry(422, 'account', 'We support jpg and jpeg files.'),
  photoUnreadable: entry(422, 'account', "This file can't be read as a photo."),
  signatureInvalid: entry(403, 'operator', "The upload address isn't valid."),
  signatureExpired: entry(403, 'operator', 'The upload address has expired.'),
  differentBytesExist: entry(412, 'operator', 'Other bytes are already stored there.'),

  logoTooLarge: entry(422, 'account', logoMessages.exceedsSizeLimit),
  logoTooSmall: entry(422, 'account', logoMessages.belowSizeMinimum),
  logoUnsupported: entry(422, 'account', logoMessages.unsupportedFileType),
} as const satisfies Record<string, ProblemEntry>;

export type ProblemCode = keyof typeof problemCatalog;

/** A described failure as it travels: `application/problem+json`. */
export interface Problem {
  code: ProblemCode;
  status: number;
  title: string;
  /** Messages by field, all at once. */
  fields?: Record<string, string[]>;
  params?: Record<string, string | number>;
  requestId?: string;
}

/** Makes a problem of the catalog, its title filled from `params`. */
export function problem(
  code: ProblemCode,
  details: Pick<Problem, 'fields' | 'params' | 'requestId'> = {},
): Problem {
  const { status, title } = problemCatalog[code];
  const filled = title.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    String(details.params?.[key] ?? ''),
  );
  return { code, status, title: filled, ...details };
}

/** Whether a parsed reply body is a problem. */
export function isProblem(body: unknown): body is Problem {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    body.code in problemCatalog
  );
}
