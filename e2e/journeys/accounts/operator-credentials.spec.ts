import { inviteOperator } from '@albumen/contract/endpoints/operators';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { newEmail } from '../../client/accounts.ts';
import { operate } from '../../client/operators.ts';
import { previousCode } from '../../fixtures/app-code.ts';
import { addAuthenticator } from '../../fixtures/authenticator.ts';
import { expect, test } from '../../fixtures/test.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Mail me a link' })).toBeVisible();
}

test('an operator comes in by mail, then by a passkey, then with a code of the app @long', async ({
  people,
  mailbox,
  store,
}) => {
  const email = newEmail('vera');
  const { client } = await people.visitor();
  await operate(client, store.operatorToken);
  await client.call(inviteOperator, { body: { email, name: 'Vera Kowal', role: 'support' } });
  const { page, complaints } = await people.visitor();
  complaints.expect(/status of 401.*\/operator\/viewer/);
  await addAuthenticator(page);
  // Offered in the field for emails, this device's owner would take it before anything is typed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await page.goto(await mailbox.link(email, 'operatorInvitation'));
  await page.getByRole('button', { name: 'Sign in' }).click();

  const panel = page.getByRole('main');
  await expect(panel.getByText('more than a mailbox')).toBeVisible();
  await panel.getByRole('button', { name: 'Set up an app' }).click();
  const secret = await panel.locator('.app-set-up__secret').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await panel.getByLabel('Code that it shows').fill(await previousCode(page, app));
  await panel.getByRole('button', { name: 'Turn on' }).click();
  // The desk is open from here on, and does not come before them.
  await expect(page.getByRole('link', { name: 'Desk' })).toBeVisible();
  const recoveryCodes = panel.getByRole('list', { name: 'Recovery codes' });
  await expect(recoveryCodes.getByRole('listitem')).toHaveCount(10);
  await panel.getByRole('button', { name: 'I have kept them' }).click();
  await panel.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(panel.getByRole('list', { name: 'Passkeys' })).toContainText('not used yet');

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await signOut(page);
  await page.getByLabel('Email').first().fill(email);
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await expect(page.getByText('Look into your mailbox')).toBeVisible();
  await page.goto(await mailbox.link(email, 'operatorSignIn'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code', { exact: true }).fill(app.generate());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
});
