import { html, type Html } from '@albumen/server-kit/html';
import type { CheckoutRow } from '../../modules/masterpass/checkouts.service.ts';
import {
  choice,
  choices,
  closing,
  hiddenField,
  notice,
  otherEndings,
} from '../pages/form-parts.ts';
import { renderSheet } from '../pages/page.ts';
import { priceOf } from '../pages/price.ts';
import {
  walletCustomers,
  walletPassword,
  type WalletCard,
  type WalletCustomer,
} from './customers.ts';

/** What every page of the wallet shows. */
export interface Shown {
  token: string;
  checkout: CheckoutRow;
  merchantName: string;
}

function sheet(title: string, content: Html): Promise<Html> {
  return renderSheet({ title, owner: 'Masterpass', content });
}

function priceIn({ checkout: { subtotalMinor: amountMinor, currency } }: Shown): string {
  return priceOf({ amountMinor, currency });
}

const endingsToTry = otherEndings('wallet', {
  fail: 'The wallet fails',
  lose: 'Parameters get lost',
});

/** Asks who is there. `email` is what was typed before, with a wrong password. */
export function renderSignIn(shown: Shown, email?: string): Promise<Html> {
  const isAgain = email !== undefined;
  const people = walletCustomers.map(
    (customer) => html`<li>${customer.email}: ${brandsOf(customer)}</li>`,
  );
  return sheet(
    'Sign in',
    html`<h1>Sign in to pay ${shown.merchantName}</h1>
<p class="amount">${priceIn(shown)}</p>
${notice(isAgain ? 'Email address and password don’t go together.' : undefined)}
<form method="post" action="/masterpass/checkout">
${hiddenField('requestToken', shown.token)}
<div><label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${email}"></div>
<div><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${isAgain && html` aria-invalid="true" autofocus`}></div>
<div class="actions">
<button class="main" name="answer" value="signIn">Sign in</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</div>
<details><summary>Customers to try</summary>
<p>The password of each is <strong>${walletPassword}</strong>.</p>
<ul>${people}</ul></details>
${endingsToTry}
</form>`,
  );
}

function brandsOf({ cards }: WalletCustomer): string {
  return cards
    .map(({ brand, isDeclined }) => (isDeclined ? `${brand} without money` : brand))
    .join(', ');
}

interface Choosing {
  customer: WalletCustomer;
  /** Proves that this customer has signed in for this checkout. */
  proof: string;
  accepts: (card: WalletCard) => boolean;
}

/** Asks which card, and where to send things. */
export function renderChoice(shown: Shown, { customer, proof, accepts }: Choosing): Promise<Html> {
  const first = customer.cards.find(accepts);
  const cards = customer.cards.map((card) =>
    choice({
      name: 'card',
      value: card.id,
      title: card.brand,
      note: `•••• ${card.entry.number.slice(-4)} · ${card.entry.expirationMonth}/${card.entry.expirationYear.slice(2)}`,
      side: accepts(card) ? '' : 'Not taken here',
      isChosen: card === first,
      isDisabled: !accepts(card),
    }),
  );
  const places = customer.addresses.map(({ id, name, address }, position) =>
    choice({
      name: 'address',
      value: id,
      title: name,
      note: `${address.streetAddress}, ${address.locality}, ${address.countryCode}`,
      side: '',
      isChosen: position === 0,
    }),
  );
  return sheet(
    'Choose a card',
    html`<h1>Hello ${customer.firstName}</h1>
<p>Choose how to pay ${shown.merchantName}.</p>
<p class="amount">${priceIn(shown)}</p>
<form method="post" action="/masterpass/checkout">
${hiddenField('requestToken', shown.token)}${hiddenField('email', customer.email)}${hiddenField('pass', proof)}
${choices('Card', cards)}
${choices('Send to', places)}
<div class="actions">
<button class="main" name="answer" value="approve"${first ? '' : html` disabled`}>Continue</button>
<button name="answer" value="cancel">Cancel</button>
</div>
${endingsToTry}
</form>`,
  );
}

/** Says that this checkout is over. */
export function renderClosed(shown: Shown): Promise<Html> {
  const ending = endings[shown.checkout.status] ?? 'The time for this session is over.';
  return sheet('Session closed', closing(ending, `${priceIn(shown)} to ${shown.merchantName}`));
}

const endings: Readonly<Record<string, string>> = {
  approved: 'You have chosen your card.',
  canceled: 'You canceled this payment.',
};
