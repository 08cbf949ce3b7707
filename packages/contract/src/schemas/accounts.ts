import { z } from 'zod';
import { formBody } from '../form-body.ts';
import {
  createAccountForm,
  emailSettingsForm,
  nameSettingsForm,
  passwordSettingsForm,
  resetPasswordForm,
  shippingAddressForm,
  signInForm,
} from '../forms/account-forms.ts';
import { studioRightNames, studioRoleNames } from '../rights.ts';
import { addressDoubt } from './address-doubt.ts';
import { postalAddress } from './postal-address.ts';
import * as endpoints from '../endpoints/accounts.ts';
import { declareCalls } from './declare-calls.ts';
import * as viewer from '../endpoints/viewer.ts';

/** One logged autocomplete lookup of the address service. */
export const autocompleteLog = z.strictObject({
  search: z.string().max(200),
  selected: z.string().max(300).optional(),
  at: z.number().int().optional(),
  count: z.number().int().optional(),
});

export const autocompleteLogs = z.array(autocompleteLog).max(200);

/** A path of our own pages; anything else is dropped by the server. */
const returnPath = z.string().max(500).optional();

const accountFields = formBody(createAccountForm);
export const createAccountBody = z.preprocess(
  splitForm(['botToken', 'addressValidated', 'autocompleteLogs', 'url', 'registration', '_csrf']),
  z.strictObject({
    fields: accountFields,
    botToken: z.string().max(4096).optional(),
    /** The person has seen the confirmation and chosen. */
    addressValidated: z.union([z.boolean(), z.string()]).optional(),
    autocompleteLogs: z.union([autocompleteLogs, z.string().max(100_000)]).optional(),
    url: returnPath,
    /** The token of a mailed registration link: the mailbox is proved. */
    registration: z.string().max(200).optional(),
    _csrf: z.string().optional(),
  }),
);

/** Keeps the wire flat and the form's own fields apart. */
function splitForm(extras: readonly string[]) {
  return (body: unknown) => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const entries = Object.entries(body);
    return {
      fields: Object.fromEntries(entries.filter(([key]) => !extras.includes(key))),
      ...Object.fromEntries(entries.filter(([key]) => extras.includes(key))),
    };
  };
}

export const accountReply = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  isVerified: z.boolean(),
  whccId: z.string().optional(),
});

/** Where to go next, a path of our own. */
export const nextReply = z.object({ next: z.string() });

/** Without an account where a code is asked for first, at `next`. */
export const signedInReply = z.object({ next: z.string(), account: accountReply.optional() });

/** An address that waits for a choice keeps the account from being made. */
export const createAccountReply = z.union([
  z.object({ next: z.string(), account: accountReply }),
  addressDoubt,
]);

export const viewerReply = z.object({
  account: accountReply.nullable(),
  isCookieConsentAsked: z.boolean(),
  isWelcomeDue: z.boolean(),
  isMarketingDue: z.boolean(),
  /** The studio of somebody else that this session works for. */
  worksFor: z
    .object({
      name: z.string(),
      role: z.enum(studioRoleNames),
      /** What the role holds: pages show what the server allows. */
      rights: z.array(z.enum(studioRightNames)),
    })
    .nullable(),
});

export const signInBody = z.preprocess(
  splitForm(['url', '_csrf']),
  z.strictObject({ fields: formBody(signInForm), url: returnPath, _csrf: z.string().optional() }),
);

/** `register` proves a mailbox, `login` signs in, `welcome` sends the verification again, `reset` the password. */
export const mailKind = z.enum(['register', 'login', 'welcome', 'reset']);

export const mailSentReply = z.object({ email: z.string() });

export const redeemLinkBody = z.strictObject({
  token: z.string().min(20).max(200),
  _csrf: z.string().optional(),
});

/** What a mailed link did. */
export const redeemLinkReply = z.object({
  outcome: z.enum(['verified', 'signed-in', 'email-changed', 'deletion-undone']),
  next: z.string(),
});

export const registrationReply = z.object({ email: z.string().nullable() });

export const resetPasswordBody = z.preprocess(
  splitForm(['token', '_csrf']),
  z.strictObject({
    fields: formBody(resetPasswordForm),
    token: z.string().min(20).max(200),
    _csrf: z.string().optional(),
  }),
);

export const updateUserBody = z.discriminatedUnion('group', [
  z.strictObject({ group: z.literal('name'), values: formBody(nameSettingsForm) }),
  z.strictObject({ group: z.literal('email'), values: formBody(emailSettingsForm) }),
  z.strictObject({ group: z.literal('password'), values: formBody(passwordSettingsForm) }),
  z.strictObject({
    group: z.literal('shippingAddress'),
    values: formBody(shippingAddressForm),
    autocompleteLogs: autocompleteLogs.optional(),
    /** The person has seen the confirmation and chosen. */
    addressValidated: z.boolean().optional(),
  }),
]);

export const addressReply = z.object({ name: z.string(), ...postalAddress.shape });

export const settingsReply = z.object({
  account: accountReply,
  shippingAddress: addressReply.nullable(),
  pendingEmail: z.string().nullable(),
  isOptedInToMarketing: z.boolean(),
});

/** The settings as they are now; a doubtful address is not among them yet. */
export const updateUserReply = settingsReply.extend({ addressDoubt: addressDoubt.optional() });

export const sessionsReply = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      ip: z.string(),
      createdAt: z.string(),
      lastSeenAt: z.string(),
      isCurrent: z.boolean(),
    }),
  ),
});

export const isRegisteredReply = z.object({ isRegistered: z.boolean() });
export const doneReply = z.object({ isDone: z.literal(true) });
export const deletionPrepared = z.object({
  confirmation: z.string(),
  /** What is still to be paid out to the account. */
  owed: z.array(z.object({ amountMinor: z.number().int(), currency: z.string() })),
});
export const deletionReply = z.object({ next: z.string(), dueAt: z.string() });

/** Every call with what checks it. */
export const calls = declareCalls(endpoints, {
  startRegistration: {
    query: z.strictObject({ registration: z.string().max(200).optional() }),
    reply: registrationReply,
  },
  createAccount: { body: createAccountBody, reply: createAccountReply },
  signIn: { body: signInBody, reply: signedInReply },
  sendMailLink: {
    params: z.strictObject({ kind: mailKind, email: z.string().max(254) }),
    query: z.strictObject({ url: z.string().max(500).optional() }),
    reply: mailSentReply,
  },
  redeemLink: { body: redeemLinkBody, reply: redeemLinkReply },
  resetPassword: { body: resetPasswordBody, reply: nextReply },
  signOut: { reply: nextReply },
  isUserRegistered: { reply: isRegisteredReply },
  isEmailRegistered: {
    params: z.strictObject({ email: z.string().min(3).max(254) }),
    reply: isRegisteredReply,
  },
  chooseMarketing: {
    query: z.strictObject({ choice: z.enum(['in', 'out']).optional() }),
    reply: doneReply,
  },
  markWelcomed: { reply: doneReply },
  consentToCookies: { reply: doneReply },
  getSettings: { reply: settingsReply },
  updateUser: { body: updateUserBody, reply: updateUserReply },
  listSessions: { reply: sessionsReply },
  revokeSession: { params: z.strictObject({ sessionId: z.string() }), reply: doneReply },
  confirmPassword: { body: z.strictObject({ password: z.string().max(1000) }), reply: doneReply },
  prepareDeletion: { reply: deletionPrepared },
  deleteAccount: {
    query: z.strictObject({ confirmed: z.string().optional() }),
    reply: deletionReply,
  },
  exportAccount: { reply: z.unknown() },
});

/** Every call with what checks it. */
export const viewerCalls = declareCalls(viewer, {
  getViewer: { reply: viewerReply },
});
