import type { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type * as schemas from '../schemas/accounts.ts';

export type Account = z.infer<typeof schemas.accountReply>;
export type AccountCreated = z.infer<typeof schemas.createAccountReply>;
export type AccountSettings = z.infer<typeof schemas.settingsReply>;
export type AutocompleteLog = z.infer<typeof schemas.autocompleteLog>;
export type MailKind = z.infer<typeof schemas.mailKind>;
export type RedeemLinkReply = z.infer<typeof schemas.redeemLinkReply>;
export type SessionRow = z.infer<typeof schemas.sessionsReply>['sessions'][number];
export type UpdateUserBody = z.infer<typeof schemas.updateUserBody>;
export type UserUpdated = z.infer<typeof schemas.updateUserReply>;
type Next = z.infer<typeof schemas.nextReply>;
type Done = z.infer<typeof schemas.doneReply>;

/** Opens a registration session: the create-account page asks for it, `isEmailRegistered` needs it. */
export const startRegistration = endpoint<{
  query: { registration?: string };
  reply: z.infer<typeof schemas.registrationReply>;
}>({ method: 'POST', path: '/registration', isSafeToRepeat: true });

/** Flat on the wire: the form's fields beside botToken, addressValidated, autocompleteLogs and url. */
export const createAccount = endpoint<{
  body: Record<string, unknown>;
  reply: AccountCreated;
}>({ method: 'PATCH', path: '/create-account' });

export const signIn = endpoint<{
  body: { email: string; password: string; url?: string };
  reply: z.infer<typeof schemas.signedInReply>;
}>({ method: 'PATCH', path: '/user/sign-in' });

/** Process email: mails a link of the given kind; `url` is where the link leads in the end. */
export const sendMailLink = endpoint<{
  params: { kind: MailKind; email: string };
  query: { url?: string };
  reply: z.infer<typeof schemas.mailSentReply>;
}>({ method: 'GET', path: '/user/email/:kind/:email', changesState: true });

/** Redeems a mailed link; scanners that only open it redeem nothing. */
export const redeemLink = endpoint<{
  body: z.input<typeof schemas.redeemLinkBody>;
  reply: RedeemLinkReply;
}>({
  method: 'PATCH',
  path: '/user/verify',
});

export const resetPassword = endpoint<{
  body: { token: string; password: string };
  reply: Next;
}>({ method: 'PATCH', path: '/user/reset-password' });

/** Called by script only; a navigation to the same path shows the page with its button. */
export const signOut = endpoint<{ reply: Next }>({
  method: 'GET',
  path: '/signout',
  changesState: true,
});

export const isUserRegistered = endpoint<{ reply: z.infer<typeof schemas.isRegisteredReply> }>({
  method: 'GET',
  path: '/isUserRegistered',
});

/** Answers only inside a registration or checkout session. */
export const isEmailRegistered = endpoint<{
  params: { email: string };
  reply: z.infer<typeof schemas.isRegisteredReply>;
}>({ method: 'GET', path: '/isEmailRegistered/:email' });

/** Without a choice it means yes. */
export const chooseMarketing = endpoint<{ query: { choice?: 'in' | 'out' }; reply: Done }>({
  method: 'GET',
  path: '/marketingOptIn',
  changesState: true,
});

export const markWelcomed = endpoint<{ reply: Done }>({ method: 'PATCH', path: '/user/welcomed' });

/** Sets the visitor cookie: 90 days. */
export const consentToCookies = endpoint<{ reply: Done }>({
  method: 'PATCH',
  path: '/visitor/consent',
});

export const getSettings = endpoint<{ reply: AccountSettings }>({
  method: 'GET',
  path: '/user/settings',
});

export const updateUser = endpoint<{
  body: UpdateUserBody;
  reply: UserUpdated;
}>({
  method: 'PATCH',
  path: '/user/update',
});

export const listSessions = endpoint<{ reply: z.infer<typeof schemas.sessionsReply> }>({
  method: 'GET',
  path: '/user/sessions',
});

export const revokeSession = endpoint<{ params: { sessionId: string }; reply: Done }>({
  method: 'DELETE',
  path: '/user/sessions/:sessionId',
});

/** Confirms the password again before something that cannot be taken back lightly. */
export const confirmPassword = endpoint<{ body: { password: string }; reply: Done }>({
  method: 'PATCH',
  path: '/user/confirm-password',
});

/** One-time confirmation bound to the session, made when the deleteAccount overlay opens. */
export type DeletionPrepared = z.infer<typeof schemas.deletionPrepared>;
export const prepareDeletion = endpoint<{ reply: DeletionPrepared }>({
  method: 'POST',
  path: '/user/delete-confirmation',
});

/** `confirmed` is the ticked box; the confirmation travels in the `x-confirmation` header. */
export const deleteAccount = endpoint<{
  query: { confirmed?: string };
  reply: z.infer<typeof schemas.deletionReply>;
}>({ method: 'GET', path: '/user/delete', changesState: true });

/** Everything the account holds, as a JSON file; a navigation. */
export const exportAccount = endpoint<{ reply: unknown }>({ method: 'GET', path: '/user/export' });
