import { newEmail, testPassword } from '../../client/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { createAccountPage, settingsPage, signInPage } from '../../pages/account-pages.ts';
import { cardsPage } from '../../pages/shop-pages.ts';

test('forms work without script: create account, settings, sign out, sign in', async ({
  people,
}) => {
  const { page, complaints } = await people.visitor({ javaScriptEnabled: false });
  complaints.expect(/status of (401|422)/);
  const email = newEmail('plain');
  const signUp = createAccountPage(page);

  await page.goto('/create-account');
  await signUp.fill({ email: 'nobody', password: 'short' });
  await signUp.submit.click();
  await expect(signUp.form).toContainText("Hmm... that doesn't look like an email address.");
  await expect(signUp.form).toContainText('Passwords must contain at least 8 characters.');
  await expect(signUp.form.getByLabel('First name')).toHaveValue('Ada');
  await signUp.fill({ email });
  await signUp.submit.click();
  await page.waitForURL('**/gallery/create');

  await page.goto('/account');
  const { panel } = settingsPage(page);
  await panel.getByLabel('First name').first().fill('Grace');
  await panel.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Your name is saved.')).toBeVisible();
  await page.goto('/account');
  await expect(panel.getByLabel('First name').first()).toHaveValue('Grace');

  await page.goto('/signout');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();

  await page.goto('/dashboard');
  await signInPage(page).byPassword(email, 'not this one');
  await expect(page.getByText("That email and password don't match.")).toBeVisible();
  await signInPage(page).byPassword(email, testPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the brand with the bot check says that it needs script', async ({ people }) => {
  const { page } = await people.visitor({ labBrand: 'cyan', javaScriptEnabled: false });
  await page.goto('/create-account');
  const notice = page.locator('noscript');
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).toContain('Creating an account needs JavaScript');
});

test('an address in doubt is edited, or taken as suggested, without script @long', async ({
  people,
}) => {
  const { page } = await people.photographer({ javaScriptEnabled: false });
  const main = page.getByRole('main');
  // Every tab of the settings is in the page; its address says which one is shown.
  const shown = (label: string) => main.getByLabel(label).filter({ visible: true });
  const confirmation = page.getByRole('dialog', { name: 'Confirm the address' });
  const typeSlip = async () => {
    await shown('Street and number').fill('120 Mian St');
    await shown('City').fill('Austin');
    await shown('State').fill('TX');
    await shown('Zip code').fill('78701');
    await main.getByRole('button', { name: 'Save address' }).click();
    await expect(confirmation).toContainText('120 Main St');
  };
  await page.goto('/account/address/shipping/update');
  await typeSlip();
  await confirmation.getByRole('button', { name: 'Edit address' }).click();
  await expect(confirmation).toBeHidden();
  await expect(shown('Street and number')).toHaveValue('120 Mian St');
  await main.getByRole('button', { name: 'Save address' }).click();
  await confirmation.getByLabel('As entered').check();
  await confirmation.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('Your address is saved.')).toBeVisible();
  await expect(main).toContainText('120 Mian St');

  await page.goto('/account#shippingAddress');
  await typeSlip();
  await confirmation.getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText('Your address is saved.')).toBeVisible();
  await page.goto('/account#shippingAddress');
  await expect(shown('Street and number')).toHaveValue('120 Main St');
});

test('cards are filtered, unfiltered and designed without script @long', async ({ people }) => {
  const { page } = await people.visitor({ javaScriptEnabled: false });
  await page.goto('/cards');
  const grid = cardsPage(page);
  const all = await grid.cards.count();
  const bar = page.locator('.card-filters__bar');
  const tick = async (name: string, value: string) => {
    await bar.locator('summary').filter({ hasText: name }).click();
    await bar.getByRole('checkbox', { name: value }).check();
  };
  await tick('Occasion', 'Holiday');
  await tick('Foil', 'With foil');
  await bar.getByRole('button', { name: 'Show cards' }).click();
  await expect(page).toHaveURL(/\?occasion=holiday&foil=foil$/);
  await expect(grid.chips.getByRole('listitem')).toHaveText(['Holiday', 'With foil', 'Clear all']);
  await expect(grid.count).toHaveText(`${await grid.cards.count()} of ${all} designs`);

  await grid.remove('With foil').click();
  await expect(page).toHaveURL(/\?occasion=holiday$/);
  await tick('Shape', 'Oval');
  await bar.getByRole('button', { name: 'Show cards' }).click();
  await expect(page.getByRole('heading', { name: 'No card has all of this' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all cards' }).click();
  await expect(grid.cards).toHaveCount(all);
});
