import { registerVerified, testPassword, newEmail, register } from '../../client/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  accountMenu,
  createAccountPage,
  settingsPage,
  signInPage,
} from '../../pages/account-pages.ts';
import { hydrated, open } from '../../pages/hydrated.ts';

test('a page that needs an account leads through signing in and back to itself', async ({
  people,
  mailbox,
}) => {
  const { email } = await people.photographer();
  const { page, complaints } = await people.visitor();
  complaints.expect(/status of 401.*sign-in/);
  await open(page, '/account#devices');
  const signIn = signInPage(page);
  await signIn.byPassword(email, 'not the password');
  await expect(signIn.passwordForm).toContainText("That email and password don't match.");
  await signIn.byPassword(email);
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  expect(page.url()).toMatch(/\/account#devices$/);

  await accountMenu(page).signOut();

  await open(page, '/dashboard');
  await signIn.byMail(email);
  await open(page, await mailbox.link(email, 'signInLink'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
});

test('a mailed link is redeemed by its button once, never by opening it', async ({
  people,
  mailbox,
}) => {
  const { email } = await people.photographer();
  const { page, complaints } = await people.visitor();
  complaints.expect(/status of 410.*verify/);
  await open(page, '/account/verify?mode=login');
  await signInPage(page).byMail(email);
  const link = await mailbox.link(email, 'signInLink');
  for (let time = 0; time < 3; time += 1) await page.request.get(link);
  await open(page, link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.searchParams.has('token'));

  await open(page, link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This link has expired or was already used')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get a new link' })).toBeVisible();
});

test('a forgotten password is set anew, and every other device is signed out', async ({
  people,
  mailbox,
}) => {
  const { email, page: device } = await people.photographer();
  const { page, complaints } = await people.visitor();
  complaints.expect(/status of 410.*reset-password/);
  await open(page, '/account#email');
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Mail me the link' }).click();
  await page.getByRole('heading', { name: 'Look in your mail' }).waitFor();
  const link = await mailbox.link(email, 'resetPassword');
  await open(page, link);
  await page.getByLabel('New password').fill('twelve quiet windows');
  await expect(page.getByText(/^(Good|Strong)$/)).toBeVisible();
  const set = page.getByRole('button', { name: 'Set password and sign in' });
  await set.click();
  await page.waitForURL('**/account#email');

  await open(page, link);
  await page.getByLabel('New password').fill('twelve quiet windows');
  await set.click();
  await page.getByRole('link', { name: 'Get a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();

  await open(device, '/account');
  await expect(signInPage(device).heading).toBeVisible();
  await signInPage(device).byPassword(email, 'twelve quiet windows');
  await expect(device.getByRole('heading', { name: 'Account' })).toBeVisible();
});

test('a new email counts once its owner has confirmed it, signed in @long', async ({
  people,
  mailbox,
}) => {
  const { page, email } = await people.photographer();
  const next = newEmail('new');
  await open(page, '/account#email');
  const { panel } = settingsPage(page);
  await panel.getByLabel('New email').fill(next);
  await panel.getByLabel('Your password').fill(testPassword);
  await panel.getByRole('button', { name: 'Mail the confirmation' }).click();
  await expect(panel.getByText(`Waiting for ${next}`)).toBeVisible();
  await expect(panel.getByText(`You sign in as ${email}`)).toBeVisible();

  const { page: phone, complaints } = await people.visitor();
  complaints.expect(/status of 401/);
  await open(phone, await mailbox.link(next, 'confirmNewEmail'));
  const confirm = phone.getByRole('button', { name: 'Confirm email' });
  await confirm.click();
  await phone.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signInPage(phone).byPassword(email);
  await confirm.click();
  await phone.waitForURL((url) => !url.searchParams.has('token'));
  await open(phone, '/account#email');
  await expect(settingsPage(phone).panel.getByText(`You sign in as ${next}`)).toBeVisible();
  await expect.poll(() => mailbox.count(email, 'emailChanged')).toBe(1);
});

test('a session that is signed out from another device ends there at once @long', async ({
  people,
}) => {
  const { page, email } = await people.photographer();
  const { page: phone } = await people.visitor();
  await open(phone, '/account/verify?mode=login');
  await signInPage(phone).byPassword(email);
  await phone.waitForURL((url) => url.pathname !== '/account/verify');

  await open(page, '/account#devices');
  const { panel } = settingsPage(page);
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'Sign out' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByText('This device')).toBeVisible();
  await open(phone, '/account');
  await expect(signInPage(phone).heading).toBeVisible();
});

test('deleting an account asks for a ticked box, and the mailed link undoes it', async ({
  photographer,
  mailbox,
}) => {
  const { page, email } = photographer;
  photographer.complaints.expect(/status of 403.*sign-in/);
  await open(page, '/account#data');
  await settingsPage(page).panel.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account' });
  const confirm = dialog.getByRole('button', { name: 'Delete account' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('checkbox').check();
  await confirm.click();
  await expect(page.getByRole('heading', { name: 'Your account is closed' })).toBeVisible();

  await open(page, '/account/verify?mode=login');
  await signInPage(page).byPassword(email);
  await expect(page.getByText('This account is being deleted.')).toBeVisible();
  await open(page, await mailbox.link(email, 'accountDeletionScheduled'));
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await open(page, '/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
});

test('a new account is welcomed once, and asked about news at its second visit @long', async ({
  people,
  mailbox,
  database,
}) => {
  const { page, client, context } = await people.visitor();
  const { email } = await register(client);
  await open(page, await mailbox.link(email, 'verifyAccount'));
  const welcomed = page.waitForResponse('**/user/welcomed');
  await page.getByRole('button', { name: 'Confirm email' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome to Halide' });
  await welcome.getByRole('button', { name: 'Look around' }).click();
  await expect(welcome).toBeHidden();
  await welcomed;
  await open(page, '/dashboard');
  const news = page.getByRole('dialog', { name: 'News from the lab' });
  await expect(page.getByRole('link', { name: 'Create a gallery' })).toBeVisible();
  await expect(welcome).toBeHidden();
  await expect(news).toBeHidden();

  await database.passHours(email, 5);
  await open(page, '/dashboard');
  await open(page, '/dashboard');
  const chosen = page.waitForResponse('**/marketingOptIn?choice=in');
  await news.getByRole('button', { name: 'Send me news' }).click();
  await chosen;
  await expect(news).toBeHidden();
  const later = await context.newPage();
  await open(later, '/dashboard');
  await expect(later.getByRole('link', { name: 'Create a gallery' })).toBeVisible();
  await expect(later.getByRole('dialog')).toHaveCount(0);
});

test('signing up says every rule at once, and that an address has an account', async ({
  people,
}) => {
  const { email } = await people.photographer();
  const { page, complaints } = await people.visitor();
  complaints.expect(/status of (409|422).*create-account/);
  await open(page, '/create-account');
  const signUp = createAccountPage(page);
  await signUp.submit.click();
  await expect(signUp.form.locator('[aria-invalid="true"]')).toHaveCount(4);
  await expect(signUp.form).toContainText('This field is required.');
  await signUp.fill({ email: 'nobody', firstName: 'a€', password: 'password' });
  await signUp.submit.click();
  await expect(signUp.form).toContainText('"€" can\'t be used.');
  await expect(signUp.form).toContainText("Letters, numbers, spaces and . , '");
  await expect(signUp.form).toContainText("Hmm... that doesn't look like an email address.");
  await expect(signUp.form).toContainText('Can\'t be set to "password".');
  await signUp.signUp({ email });
  await expect(signUp.form).toContainText('An account already exists');
  await signUp.form.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(signInPage(page).heading).toBeVisible();
});

test('the same email has an account of its own at either brand @long', async ({
  people,
  mailbox,
}) => {
  const { email, page } = await people.photographer({ account: { firstName: 'Hal' } });
  const cyan = await people.visitor({ labBrand: 'cyan' });
  await registerVerified(cyan.client, mailbox, { email, firstName: 'Cy' });
  for (const [device, given] of [
    [page, 'Hal Ames'],
    [cyan.page, 'Cy Ames'],
  ] as const) {
    await open(device, '/account');
    await device.getByRole('banner').getByLabel('Account', { exact: true }).click();
    await expect(device.getByRole('banner').getByText(given)).toBeVisible();
  }
});

test('a form keeps what was typed when the bot check refuses @long', async ({ people }) => {
  const { page, complaints } = await people.visitor({ labBrand: 'cyan' });
  complaints.expect(/status of 422/);
  await open(page, '/create-account');
  const signUp = createAccountPage(page);
  await signUp.fill({ email: newEmail() });
  await signUp.submit.click();
  await expect(signUp.form).toContainText("We couldn't check that you are a person.");
  await expect(signUp.form.getByLabel('First name')).toHaveValue('Ada');
  await hydrated(page);
});
