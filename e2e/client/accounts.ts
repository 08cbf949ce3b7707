import { randomBytes } from 'node:crypto';
import {
  chooseMarketing,
  createAccount,
  markWelcomed,
  redeemLink,
  startRegistration,
} from '@albumen/contract/endpoints/accounts';
import { endpoint } from '@albumen/contract/endpoint';
import { labBrandFacts } from '@albumen/contract/brands';
import type { Mailbox } from './mailbox.ts';
import type { PageClient } from './page-client.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface NewAccount {
  firstName?: string;
  lastName?: string;
  companyName?: string;
  /** Left out: an address that nobody had before. */
  email?: string;
}

/** The widget's own call for a token. */
const solveBotCheck = endpoint<{ body: { sitekey: string }; reply: { token: string } }>({
  method: 'POST',
  path: '/stand-in/bot-check/solve',
});

export const testPassword = 'a long walk by the sea';

export function newEmail(who = 'ada'): string {
  return `${who}.${randomBytes(5).toString('hex')}@people.test`;
}

/** Registers an account; the client's browser is signed in afterwards. */
export async function register(client: PageClient, options: NewAccount = {}): Promise<Credentials> {
  const email = options.email ?? newEmail();
  await client.call(startRegistration);
  const botToken = labBrandFacts[client.labBrand].hasBotCheck
    ? (await client.call(solveBotCheck, { body: { sitekey: 'stand-in' } })).token
    : undefined;
  await client.call(createAccount, {
    body: {
      firstName: options.firstName ?? 'Ada',
      lastName: options.lastName ?? 'Ames',
      companyName: options.companyName ?? 'Ames Photography',
      email,
      password: testPassword,
      ...(botToken !== undefined && { botToken }),
    },
  });
  return { email, password: testPassword };
}

/** Follows the mailed link of a fresh registration. */
export async function verify(client: PageClient, mailbox: Mailbox, email: string): Promise<void> {
  const link = await mailbox.link(email, 'verifyAccount', client.origin);
  const token = new URL(link).searchParams.get('token') ?? '';
  await client.call(redeemLink, { body: { token } });
}

/** A verified account to whom nothing has to be shown any more. */
export async function registerVerified(
  client: PageClient,
  mailbox: Mailbox,
  options: NewAccount = {},
): Promise<Credentials> {
  const credentials = await register(client, options);
  await verify(client, mailbox, credentials.email);
  await client.call(markWelcomed);
  await client.call(chooseMarketing, { query: { choice: 'out' } });
  return credentials;
}
