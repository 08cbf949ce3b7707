import { hasAddress } from '@albumen/contract/forms/account-forms';
import type { AutocompleteLog } from '@albumen/contract/endpoints/accounts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import type { SessionOrigin } from '../../http/session-origin.ts';
import { visitorTokenOf, type Visit } from '../../http/visit.ts';
import { hashToken, newId } from '../../ids.ts';
import { mailLater } from '../../mail-jobs.ts';
import { ownPath } from '../../redirect-path.ts';
import { verifyAccountMail } from '../../third-parties/mail/account-mails.ts';
import { saveAddress } from '../addresses/addresses.service.ts';
import type { AccountDependencies } from './account-ports.ts';
import { insertAccount, insertEvent } from './accounts.queries.ts';
import { studioName } from '../../studio-name.ts';
import { lifetimeMs, linkTo, makeToken } from './mail-links.service.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { hashPassword } from './passwords.ts';
import { startSession } from './sessions.service.ts';
import { redeemToken } from './tokens.queries.ts';

export interface CreateAccountRequest {
  fields: Record<string, string>;
  url: string | undefined;
  registration: string | undefined;
  autocompleteLogs: AutocompleteLog[];
  isAddressValidated: boolean;
  origin: SessionOrigin;
}

/** Account, first session, visitor's favorites and verification mail: all or nothing. */
export async function createAccount(
  deps: AccountDependencies,
  visit: Visit,
  request: CreateAccountRequest,
) {
  const { password = '', firstName = '', lastName = '', email = '' } = request.fields;
  await refuseGuessable(password, { firstName, lastName, email });
  const passwordHash = await hashPassword(password);
  return deps.db.transaction().execute(async (trx) => {
    const email = (request.fields['email'] ?? '').trim().toLowerCase();
    const registration = await redeemRegistration(trx, visit, request.registration);
    const isVerified = registration?.targetEmail === email;
    const account = await insertAccount(trx, {
      id: newId(),
      labBrand: visit.labBrand,
      email,
      firstName: trimmed(request, 'firstName'),
      lastName: trimmed(request, 'lastName'),
      companyName: trimmed(request, 'companyName'),
      passwordHash,
      isVerified,
    });
    if (account === undefined) fail('accountExists');
    await keepAddress(trx, account.id, request);
    await deps.adoptVisitor(trx, visitorTokenOf(visit), account.id);
    await insertEvent(trx, { accountId: account.id, kind: 'created', ip: request.origin.ip });
    if (isVerified) {
      await deps.adoptGuestOrders(trx, { id: account.id, email, labBrand: visit.labBrand });
    } else await askToVerify(trx, deps, { visit, accountId: account.id, email, url: request.url });
    const session = await startSession(trx, account.id, request.origin);
    // A mailed link comes back without the page that was asked for before it.
    const next = ownPath(registration?.redirectPath, '/gallery/create');
    return { account, token: session.token, next: ownPath(request.url, next) };
  });
}

function trimmed(request: CreateAccountRequest, field: string): string {
  return (request.fields[field] ?? '').trim();
}

/** The mailed link proves the mailbox that it went to. */
async function redeemRegistration(
  trx: Kysely<Tables>,
  visit: Visit,
  token: string | undefined,
): Promise<Awaited<ReturnType<typeof redeemToken>>> {
  if (token === undefined || token === '') return undefined;
  return redeemToken(trx, {
    tokenHash: hashToken(token),
    labBrand: visit.labBrand,
    purposes: ['register'],
  });
}

async function keepAddress(
  trx: Kysely<Tables>,
  accountId: string,
  request: CreateAccountRequest,
): Promise<void> {
  if (!hasAddress(request.fields)) return;
  const name = studioName(request.fields);
  await saveAddress(trx, accountId, {
    kind: 'Shipping',
    values: { ...request.fields, name },
    isValidated: request.isAddressValidated,
    autocompleteLogs: request.autocompleteLogs,
  });
}

interface Verification {
  visit: Visit;
  accountId: string;
  email: string;
  url: string | undefined;
}

async function askToVerify(
  trx: Kysely<Tables>,
  deps: Dependencies,
  { visit, accountId, email, url }: Verification,
): Promise<void> {
  const redirectPath = ownPath(url, '');
  const token = await makeToken(trx, {
    purpose: 'verify',
    labBrand: visit.labBrand,
    accountId,
    email,
    redirectPath,
  });
  const content = verifyAccountMail(visit.labBrand, {
    url: linkTo(visit.origin, 'register', token),
    validForMs: lifetimeMs.verify,
    redirectPath,
  });
  await mailLater(trx, deps, { to: email, content });
}
