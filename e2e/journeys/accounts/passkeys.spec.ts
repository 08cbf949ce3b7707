import { Secret, TOTP } from 'otpauth';
import { previousCode } from '../../fixtures/app-code.ts';
import { addAuthenticator } from '../../fixtures/authenticator.ts';
import { expect, test } from '../../fixtures/test.ts';
import { accountMenu, settingsPage, signInPage } from '../../pages/account-pages.ts';
import { open } from '../../pages/hydrated.ts';

test('a photographer adds a passkey and signs in with nothing else', async ({ photographer }) => {
  const { page } = photographer;
  await addAuthenticator(page);
  await open(page, '/account#security');
  const { panel } = settingsPage(page);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByRole('list', { name: 'Passkeys' })).toContainText('not used yet');
  await panel.getByRole('button', { name: 'Rename' }).click();
  await panel.getByLabel('Name').fill('Laptop in the studio');
  await panel.getByRole('button', { name: 'Save name' }).click();
  await expect(panel.getByText('Laptop in the studio', { exact: true })).toBeVisible();

  await accountMenu(page).signOut();
  await open(page, '/account/verify?mode=login&url=/account/orders');
  // The browser offers it in the field for emails, and this one's owner takes it at once.
  await page.waitForURL('**/account/orders');

  await accountMenu(page).signOut();
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await open(page, '/account/verify?mode=login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL('**/dashboard');
});

test('a passkey is removed after a proof that its owner still sits there @long', async ({
  photographer,
  database,
  mailbox,
}) => {
  const { page, email, complaints } = photographer;
  complaints.expect(/status of 403.*passkeys/);
  await addAuthenticator(page);
  await open(page, '/account#security');
  const { panel } = settingsPage(page);
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await panel.getByRole('list', { name: 'Passkeys' }).waitFor();
  await database.ageProofs(email);
  await panel.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Mail me a code' }).click();
  const { subject } = await mailbox.newest(email, ({ kind }) => kind === 'mailedProof');
  await dialog.getByLabel('Code from the mail').fill(subject.slice(0, 6));
  await dialog.getByRole('button', { name: 'Confirm' }).last().click();
  await expect(panel.getByRole('list', { name: 'Passkeys' })).toHaveCount(0);
});

test('a code of the app is asked for after the password, and a recovery code does without the phone', async ({
  photographer,
}) => {
  const { page, email } = photographer;
  await open(page, '/account#security');
  const { panel } = settingsPage(page);
  await panel.getByRole('button', { name: 'Set up an app' }).click();
  await expect(panel.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = await panel.locator('.app-set-up__secret').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await panel.getByLabel('Code that it shows').fill(await previousCode(page, app));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCodes = panel.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(recoveryCodes).toHaveCount(10);
  const recoveryCode = await recoveryCodes.first().innerText();
  await panel.getByRole('button', { name: 'I have kept them' }).click();
  await expect(panel.getByText('10 recovery codes left')).toBeVisible();

  for (const code of [app.generate(), recoveryCode]) {
    await accountMenu(page).signOut();
    await open(page, '/account/verify?mode=login');
    await signInPage(page).byPassword(email);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/dashboard');
  }
});
