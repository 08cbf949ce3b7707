import type { PageOptions } from '../page.ts';
import type { Scenario } from '../scenario.ts';
import type { Shop } from '../shop.ts';
import { click, clickForWindow, press, scenariosOfEndings, slowDown } from './windows.ts';

const area = 'SEPA';
const page: PageOptions = { components: ['client', 'sepa'] };

/** A component in `sepa`, and the options of an ordinary mandate in `account`. */
async function open(shop: Shop): Promise<void> {
  await slowDown(shop);
  await shop.run(`window.sepa = keep('sepa', await braintree.sepa.create({ authorization: AUTH }));
    window.account = { iban: 'DE89370400440532013000', merchantAccountId: 'albumen_eur',
      mandateType: 'ONE_OFF', customerId: 'anna-1', accountHolderName: 'Anna de Vries', countryCode: 'DE',
      locale: 'de-DE', 
      billingAddress: { addressLine1: 'Lindenallee 1', addressLine2: '2', adminArea1: 'BE',
        adminArea2: 'Berlin', postalCode: '10115' } };
    window.without = (name) =>
      Object.fromEntries(Object.entries(account).filter(([key]) => key !== name));`);
}

const tokenize = (more = '') => `sepa.tokenize({ ...account, ${more} })`;

export const sepaScenarios: readonly Scenario[] = [
  {
    area,
    name: 'a mandate is given',
    promises: { given: 'gave' },
    isQuick: true,
    page,
    async run(shop) {
      await open(shop);
      await press(await clickForWindow(shop, tokenize()), 'Give mandate');
      await shop.record('given', 'outcome');
    },
  },
  ...scenariosOfEndings({
    area,
    page,
    async open(shop) {
      await open(shop);
      return clickForWindow(shop, tokenize(`mandateType: 'RECURRENT'`));
    },
    endings: [
      ['a mandate is canceled', 'Cancel'],
      ['the bank refuses a mandate', 'The bank refuses'],
      ['the account is blocked', 'The account is blocked'],
      ['the window of a mandate is closed', 'The window is closed'],
    ],
  }),
  {
    area,
    name: 'reports what is missing, and what the gateway refuses',
    page,
    async run(shop) {
      const create = (options: string) => `braintree.sepa.create(${options})`;
      await shop.record('no argument', create(''));
      await shop.record('no options', create('{}'));
      await shop.record('another version', create(`{ client: { getVersion: () => '3.0.0' } }`));
      await open(shop);
      for (const name of [
        'iban',
        'merchantAccountId',
        'mandateType',
        'customerId',
        'accountHolderName',
        'countryCode',
      ]) {
        await shop.record(`no ${name}`, `sepa.tokenize(without('${name}'))`);
      }
      await shop.record('no options to begin with', 'sepa.tokenize()');
      await shop.record('another type', tokenize(`mandateType: 'SOMETIMES'`));
      await click(shop, tokenize(`iban: 'DE88370400440532013000'`));
      await shop.record('an IBAN that is none', 'outcome');
    },
  },
];
