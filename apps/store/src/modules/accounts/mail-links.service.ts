import type { MailKind } from '@albumen/contract/endpoints/accounts';
import type { LabBrand } from '@albumen/contract/brands';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Tables, TokenPurpose } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { Visit } from '../../http/visit.ts';
import { hashToken } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { ownPath } from '../../redirect-path.ts';
import { verifyAccountMail } from '../../third-parties/mail/account-mails.ts';
import type { MailContent } from '../../third-parties/mail/mailer.ts';
import {
  createAccountMail,
  resetPasswordMail,
  signInLinkMail,
} from '../../third-parties/mail/sign-in-mails.ts';
import { findByEmail } from './accounts.queries.ts';
import { dropTokens, insertToken } from './tokens.queries.ts';

const hourMs = 3_600_000;

/** How long each mailed link works. */
export const lifetimeMs: Record<TokenPurpose, number> = {
  verify: 24 * hourMs,
  register: 24 * hourMs,
  'sign-in': hourMs,
  'reset-password': hourMs,
  'change-email': 24 * hourMs,
  'undo-deletion': 30 * 24 * hourMs,
  'confirm-deletion': hourMs / 6,
};

interface NewLink {
  purpose: TokenPurpose;
  labBrand: LabBrand;
  accountId: string | null;
  email: string;
  redirectPath?: string;
  sessionId?: string;
}

/** Makes a one-time token; what is stored is its hash and the address it goes to. */
export async function makeToken(db: Kysely<Tables>, link: NewLink): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  if (link.accountId !== null) await dropTokens(db, link.accountId, [link.purpose]);
  await insertToken(db, {
    tokenHash: hashToken(token),
    purpose: link.purpose,
    accountId: link.accountId,
    labBrand: link.labBrand,
    targetEmail: link.email,
    redirectPath: link.redirectPath ?? '',
    sessionId: link.sessionId ?? null,
    lifetimeSeconds: lifetimeMs[link.purpose] / 1000,
  });
  return token;
}

/** The page behind a mailed link; the token is in the fragment's place of a query only on our own pages. */
export function linkTo(origin: string, mode: string, token: string): string {
  return `${origin}/account/verify?mode=${mode}&token=${token}`;
}

interface MailRequest {
  kind: MailKind;
  email: string;
  url: string | undefined;
}

/** `GET /user/email/{kind}/{email}`: the texts say whether an account exists, the rate limits bound it. */
export async function sendMailLink(
  deps: Dependencies,
  visit: Visit,
  { kind, email, url }: MailRequest,
): Promise<void> {
  const account = await findByEmail(deps.db, visit.labBrand, email);
  if (kind === 'register') return sendRegistration(deps, visit, { email, url, account });
  if (account === undefined) fail('noAccount');
  const purpose = purposeOf(kind);
  const redirectPath = ownPath(url, '');
  await deps.db.transaction().execute(async (trx) => {
    const link = { purpose, labBrand: visit.labBrand, accountId: account.id, email, redirectPath };
    const token = await makeToken(trx, link);
    const content = contentOf(purpose, visit, { token, redirectPath });
    await mailLater(trx, deps, { to: email, content });
  });
}

interface Registration {
  email: string;
  url: string | undefined;
  account: { id: string; verifiedAt: Date | null } | undefined;
}

async function sendRegistration(
  deps: Dependencies,
  visit: Visit,
  { email, url, account }: Registration,
): Promise<void> {
  const isOwnUnverified = account?.id === visit.account?.id && account?.verifiedAt === null;
  if (account !== undefined && !isOwnUnverified) fail('accountAlreadyRegistered');
  const redirectPath = ownPath(url, '');
  await deps.db.transaction().execute(async (trx) => {
    const token = await makeToken(trx, {
      purpose: account === undefined ? 'register' : 'verify',
      labBrand: visit.labBrand,
      accountId: account?.id ?? null,
      email,
      redirectPath,
    });
    const content =
      account === undefined
        ? createAccountMail(visit.labBrand, {
            url: `${visit.origin}/create-account?registration=${token}`,
            validForMs: lifetimeMs.register,
          })
        : contentOf('verify', visit, { token, redirectPath });
    await mailLater(trx, deps, { to: email, content });
  });
}

function purposeOf(kind: Exclude<MailKind, 'register'>): 'sign-in' | 'verify' | 'reset-password' {
  if (kind === 'login') return 'sign-in';
  return kind === 'welcome' ? 'verify' : 'reset-password';
}

function contentOf(
  purpose: 'sign-in' | 'verify' | 'reset-password',
  { labBrand, origin }: Visit,
  { token, redirectPath }: { token: string; redirectPath: string },
): MailContent {
  const validForMs = lifetimeMs[purpose];
  if (purpose === 'sign-in') {
    return signInLinkMail(labBrand, { url: linkTo(origin, 'login', token), validForMs });
  }
  if (purpose === 'verify') {
    const url = linkTo(origin, 'register', token);
    return verifyAccountMail(labBrand, { url, validForMs, redirectPath });
  }
  return resetPasswordMail(labBrand, { url: linkTo(origin, 'reset', token), validForMs });
}
