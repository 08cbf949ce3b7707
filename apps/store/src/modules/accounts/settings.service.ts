import type {
  AccountSettings,
  UpdateUserBody,
  UserUpdated,
} from '@albumen/contract/endpoints/accounts';
import type { AddressDoubt } from '@albumen/contract/endpoints/addresses';
import type { Dependencies } from '../../dependencies.ts';
import { fail } from '../../http/problem-error.ts';
import { accountOf } from '../../http/guards.ts';
import { countHit } from '../../http/rate-limits.ts';
import type { Visit } from '../../http/visit.ts';
import { mailLater } from '../../mail-jobs.ts';
import {
  confirmNewEmailMail,
  passwordChangedMail,
} from '../../third-parties/mail/sign-in-mails.ts';
import { getAddress, saveAddress } from '../addresses/addresses.service.ts';
import { checkAddress } from '../addresses/check-address.service.ts';
import {
  findByEmail,
  getAccount,
  insertEvent,
  isOptedIn,
  updateAccount,
} from './accounts.queries.ts';
import { presentAccountRow } from './accounts.presenter.ts';
import { lifetimeMs, linkTo, makeToken } from './mail-links.service.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { accountLimits } from './rate-limits.ts';
import { confirmSession, deleteSessions } from './sessions.queries.ts';
import { dropTokens, pendingEmailOf } from './tokens.queries.ts';

export async function getSettings(deps: Dependencies, accountId: string): Promise<AccountSettings> {
  const account = await getAccount(deps.db, accountId);
  return {
    account: presentAccountRow(account),
    shippingAddress: await getAddress(deps.db, accountId, 'Shipping'),
    pendingEmail: await pendingEmailOf(deps.db, accountId),
    isOptedInToMarketing: await isOptedIn(deps.db, accountId),
  };
}

export async function updateUser(
  deps: Dependencies,
  visit: Visit,
  body: UpdateUserBody,
): Promise<UserUpdated> {
  const { id } = accountOf(visit);
  if (body.group === 'name') await updateAccount(deps.db, id, namesOf(body.values));
  if (body.group === 'email') await askForNewEmail(deps, visit, body.values);
  if (body.group === 'password') await changePassword(deps, visit, body.values);
  if (body.group === 'shippingAddress') {
    const addressDoubt = await saveOrDoubt(deps, id, body);
    if (addressDoubt !== undefined) return { ...(await getSettings(deps, id)), addressDoubt };
  }
  return getSettings(deps, id);
}

type AddressBody = Extract<UpdateUserBody, { group: 'shippingAddress' }>;

async function saveOrDoubt(
  deps: Dependencies,
  accountId: string,
  { values, autocompleteLogs = [], addressValidated = false }: AddressBody,
): Promise<AddressDoubt | undefined> {
  const checked = await checkAddress(deps, {
    name: values.name,
    values,
    isChosen: addressValidated,
    isShippedTo: true,
  });
  if (checked.doubt) return checked.doubt;
  const { isValidated } = checked;
  await deps.db
    .transaction()
    .execute((trx) =>
      saveAddress(trx, accountId, { kind: 'Shipping', values, isValidated, autocompleteLogs }),
    );
  return undefined;
}

function namesOf(values: { firstName: string; lastName: string; companyName: string }) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    companyName: values.companyName.trim(),
  };
}

/** The new address is used once its owner has followed the link; the old one is notified then. */
async function askForNewEmail(
  deps: Dependencies,
  visit: Visit,
  values: { email: string; password: string },
): Promise<void> {
  const { id } = accountOf(visit);
  await checkPassword(deps, visit, { password: values.password, field: 'password' });
  const email = values.email.trim().toLowerCase();
  if ((await findByEmail(deps.db, visit.labBrand, email)) !== undefined) {
    fail('invalidForm', {
      fields: { email: ['There is an existing account already registered with this email.'] },
    });
  }
  await countHit(deps.db, accountLimits.mailPerEmail, `${visit.labBrand}:${email}:change`);
  await deps.db.transaction().execute(async (trx) => {
    const token = await makeToken(trx, {
      purpose: 'change-email',
      labBrand: visit.labBrand,
      accountId: id,
      email,
      redirectPath: '/account',
    });
    const url = linkTo(visit.origin, 'register', token);
    const content = confirmNewEmailMail(visit.labBrand, {
      url,
      validForMs: lifetimeMs['change-email'],
    });
    await mailLater(trx, deps, { to: email, content });
  });
}

/** Every other session ends at once. */
async function changePassword(
  deps: Dependencies,
  visit: Visit,
  values: { currentPassword: string; password: string },
): Promise<void> {
  const account = accountOf(visit);
  await checkPassword(deps, visit, { password: values.currentPassword, field: 'currentPassword' });
  await refuseGuessable(values.password, await getAccount(deps.db, account.id));
  await setPassword(deps, visit, {
    account,
    password: values.password,
    keptSessionId: visit.session?.id,
  });
}

interface PasswordToSet {
  account: { id: string; email: string };
  password: string;
  keptSessionId: string | undefined;
}

/** Whoever knew the old one has nothing of it left: no session, and no change of email under way. */
export async function setPassword(
  deps: Dependencies,
  visit: Visit,
  { account, password, keptSessionId }: PasswordToSet,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const content = passwordChangedMail(visit.labBrand, {
    url: `${visit.origin}/account/verify?mode=reset`,
    changedAt: deps.clock.now(),
  });
  await deps.db.transaction().execute(async (trx) => {
    await updateAccount(trx, account.id, { passwordHash });
    await deleteSessions(trx, account.id, keptSessionId);
    await dropTokens(trx, account.id, ['change-email', 'confirm-deletion']);
    await insertEvent(trx, { accountId: account.id, kind: 'password-changed', ip: '' });
    await mailLater(trx, deps, { to: account.email, content });
  });
}

/** Refuses at the field that held the wrong password; a right one counts as a fresh confirmation. */
export async function checkPassword(
  deps: Dependencies,
  visit: Visit,
  { password, field }: { password: string; field: string },
): Promise<void> {
  const { id } = accountOf(visit);
  await countHit(deps.db, accountLimits.confirmPerAccount, id);
  const { passwordHash } = await getAccount(deps.db, id);
  if (!(await isPassword(passwordHash, password))) {
    fail('invalidForm', { fields: { [field]: ["That isn't your password."] } });
  }
  if (visit.session !== undefined) await confirmSession(deps.db, visit.session.id);
}
