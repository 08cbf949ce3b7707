import type { Page } from '@playwright/test';
import type { PageOptions } from '../page.ts';
import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';
import { clickForClosed, clickForWindow, press, scenariosOfEndings, slowDown } from './windows.ts';

const area = 'Masterpass';
const page: PageOptions = { components: ['client', 'masterpass'] };
const create = (options: string) => `braintree.masterpass.create(${options})`;
const tokenize = (more = '') =>
  `masterpass.tokenize({ subtotal: '25.00', currencyCode: 'USD', ${more} })`;

async function open(shop: Shop): Promise<void> {
  await slowDown(shop);
  await shop.run(
    `window.masterpass = keep('masterpass', await ${create('{ authorization: AUTH }')});`,
  );
}

async function choose(wallet: Page): Promise<void> {
  await wallet.getByLabel('Email address').fill('anna@wallet.example');
  await wallet.getByLabel('Password').fill('wallet');
  await wallet.getByRole('button', { name: 'Sign in' }).click();
  await wallet.getByRole('radio', { name: 'Visa' }).check();
  await wallet
    .getByRole('button', { name: 'Continue' })
    .click()
    .catch((error: unknown) => {
      if (!wallet.isClosed()) throw error;
    });
}

export const masterpassScenarios: readonly Scenario[] = [
  {
    area,
    name: 'a card is chosen in the wallet',
    promises: { chosen: 'gave' },
    page,
    async run(shop) {
      await open(shop);
      const more = `config: { onClose() {}, suppressShippingAddressEnable: true }, frameOptions: { width: 500 }`;
      await choose(await clickForWindow(shop, tokenize(more)));
      await shop.record('chosen', 'outcome');
      await shop.record('teardown', 'masterpass.teardown()');
      await shop.record('tokenize after teardown', tokenize());
    },
  },
  ...scenariosOfEndings({
    area,
    page,
    async open(shop) {
      await open(shop);
      return clickForWindow(shop, tokenize());
    },
    endings: [
      ['the wallet is left by Cancel', 'Cancel'],
      ['the wallet fails', 'The wallet fails'],
      ['the wallet leads back without its parameters', 'Parameters get lost'],
      ['the window of the wallet is closed', 'The window is closed'],
    ],
  }),
  {
    area,
    name: 'one at a time, and what the gateway refuses',
    page,
    async run(shop) {
      await open(shop);
      const wallet = await clickForWindow(shop, tokenize());
      await shop.run('window.first = outcome');
      await shop.record('a second one', tokenize());
      await press(wallet, 'Cancel');
      await shop.record('the first one', 'first');
      await clickForClosed(shop, tokenize(`subtotal: 'much'`));
      await shop.record('no amount', 'outcome');
      await shop.order({ operation: 'masterpass/request_token', kind: 'status', status: 500 });
      await clickForClosed(shop, tokenize());
      await shop.record('a broken gateway', 'outcome');
      await shop.order({ operation: 'masterpass_cards', kind: 'status', status: 422 });
      await choose(await clickForWindow(shop, tokenize()));
      await shop.record('a card that is refused', 'outcome');
    },
  },
  {
    area,
    name: 'reports what is missing',
    page,
    async run(shop) {
      await shop.record('no argument', create(''));
      await shop.record('no options', create('{}'));
      await shop.record('another version', create(`{ client: { getVersion: () => '3.0.0' } }`));
      await shop.record('supported', 'braintree.masterpass.isSupported()');
      await open(shop);
      await shop.record('no options to begin with', 'masterpass.tokenize()');
      await shop.record('no subtotal', `masterpass.tokenize({ currencyCode: 'USD' })`);
      await shop.record('no currency', `masterpass.tokenize({ subtotal: '25.00' })`);
      await shop.run(`Object.defineProperty(navigator, 'userAgent', { value:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' })`);
      await shop.record('supported in an app', 'braintree.masterpass.isSupported()');
      await shop.record('in an app', create('{ authorization: AUTH }'));
    },
  },
  {
    area,
    name: 'is not there for a merchant without it',
    page,
    async run(shop) {
      await shop.configure({ masterpassEnabled: false });
      await shop.record('not enabled', create('{ authorization: AUTH }'));
    },
  },
];
