import type { Locator, Page } from '@playwright/test';
import { testPassword } from '../client/accounts.ts';

export interface SignUp {
  email: string;
  firstName?: string;
  lastName?: string;
  password?: string;
}

/** `/create-account`, on the brand with the bot check, too. */
export function createAccountPage(page: Page) {
  const form = page.getByRole('main');
  return {
    form,
    submit: form.getByRole('button', { name: 'Create account' }),
    botCheck: form.getByRole('checkbox', { name: /you are a person/ }),
    strength: form.getByText(/^(Weak|Fair|Good|Strong)$/),
    fill: (person: SignUp) => fillSignUp(form, person),
    /** Ticks the bot check where there is one, then sends. */
    async signUp(person: SignUp): Promise<void> {
      await fillSignUp(form, person);
      const isAsked = (await page.locator('html').getAttribute('data-brand')) === 'cyan';
      if (isAsked) await passBotCheck(form);
      await form.getByRole('button', { name: 'Create account' }).click();
    },
  };
}

async function fillSignUp(form: Locator, person: SignUp): Promise<void> {
  const { email, firstName = 'Ada', lastName = 'Ames', password = testPassword } = person;
  await form.getByLabel('First name').fill(firstName);
  await form.getByLabel('Last name').fill(lastName);
  const emailField = form.getByLabel('Email');
  if (await emailField.isEditable()) await emailField.fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
}

async function passBotCheck(form: Locator): Promise<void> {
  await form.getByRole('checkbox', { name: /you are a person/ }).check();
  await form.getByText('Confirmed').waitFor();
}

/** `/account/verify` in its mode login: a password, or a link by mail. */
export function signInPage(page: Page) {
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: 'Sign in', exact: true });
  const passwordForm = main.locator('form').filter({ has: page.getByLabel('Password') });
  const mailButton = main.getByRole('button', { name: 'Mail me a sign-in link' });
  const mailForm = main.locator('form').filter({ hasText: 'Mail me a sign-in link' });
  return {
    heading: main.getByRole('heading', { name: 'Sign in' }),
    passwordForm,
    mailForm,
    async byPassword(email: string, password: string = testPassword): Promise<void> {
      await passwordForm.getByLabel('Email').fill(email);
      await passwordForm.getByLabel('Password', { exact: true }).fill(password);
      await button.click();
    },
    async byMail(email: string): Promise<void> {
      await mailForm.getByLabel('Email').fill(email);
      await mailButton.click();
      await page.getByRole('heading', { name: 'Look in your mail' }).waitFor();
    },
  };
}

/** `/account`, a tab at a time. */
export function settingsPage(page: Page) {
  const tab = (label: string) => page.getByRole('tab', { name: label });
  return {
    tab,
    panel: page.getByRole('tabpanel').filter({ visible: true }),
    choose: (label: string) => tab(label).click(),
  };
}

/** The menu behind the person in the header. */
export function accountMenu(page: Page) {
  const header = page.getByRole('banner');
  async function choose(entry: string): Promise<void> {
    await header.getByLabel('Account', { exact: true }).click();
    await header.getByRole('link', { name: entry }).last().click();
  }
  return {
    choose,
    async signOut(): Promise<void> {
      await choose('Sign out');
      // The page before may list other devices, each with a button of the same name.
      await page.getByRole('heading', { name: 'Sign out', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    },
  };
}
