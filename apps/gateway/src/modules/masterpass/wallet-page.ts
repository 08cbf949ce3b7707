import { renderSheet, type SheetFiles } from '../../frames/bank/bank-sheet.ts';
import { escapeHtml } from '../../http/html.ts';
import { priceOf } from '../local-payments/price.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import { walletCustomers, walletPassword, type WalletCard, type WalletCustomer } from './wallet.ts';

/** What every page of the wallet shows. */
export interface Visit {
  token: string;
  row: CheckoutRow;
  merchantName: string;
  files: SheetFiles;
}

function sheet({ files }: Visit, title: string, content: string): string {
  return renderSheet({ title, house: 'Masterpass', files, content });
}

function priceIn({ row }: Visit): string {
  return escapeHtml(priceOf({ amountMinor: row.subtotalMinor, currency: row.currency }));
}

/** A field that nobody sees. */
function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

const otherEndings = `<details><summary>Other endings to try</summary>
<p>This wallet is part of the sandbox. No money moves.</p>
<div class="endings">
<button name="answer" value="fail" formnovalidate>The wallet fails</button>
<button name="answer" value="lose" formnovalidate>Parameters get lost</button>
<button type="button" data-close>The window is closed</button>
</div></details>`;

/** Who is it? `email` is what was typed before, with a wrong password. */
export function renderSignIn(visit: Visit, email?: string): string {
  const isAgain = email !== undefined;
  const people = walletCustomers.map(
    (customer) => `<li>${customer.email}: ${brandsOf(customer)}</li>`,
  );
  return sheet(
    visit,
    'Sign in',
    `<h1>Sign in to pay ${escapeHtml(visit.merchantName)}</h1>
<p class="amount">${priceIn(visit)}</p>
${isAgain ? '<p class="notice" role="alert">Email address and password don’t go together.</p>' : ''}
<form method="post" action="/masterpass/checkout">
${hidden('requestToken', visit.token)}
<div><label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(email ?? '')}"></div>
<div><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${isAgain ? ' aria-invalid="true" autofocus' : ''}></div>
<div class="actions">
<button class="main" name="answer" value="signIn">Sign in</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</div>
<details><summary>Customers to try</summary>
<p>The password of each is <strong>${walletPassword}</strong>.</p>
<ul>${people.join('')}</ul></details>
${otherEndings}
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
  /** Shows that this customer has signed in for this visit. */
  pass: string;
  isTaken: (card: WalletCard) => boolean;
}

/** Which card, and where to send things? */
export function renderChoice(visit: Visit, { customer, pass, isTaken }: Choosing): string {
  const first = customer.cards.find(isTaken);
  const cards = customer.cards.map((card) =>
    choice({
      name: 'card',
      id: card.id,
      title: card.brand,
      about: `•••• ${card.entry.number.slice(-4)} · ${card.entry.expirationMonth}/${card.entry.expirationYear.slice(2)}`,
      side: isTaken(card) ? '' : 'Not taken here',
      isChosen: card === first,
      isOff: !isTaken(card),
    }),
  );
  const places = customer.addresses.map(({ id, name, address }, position) =>
    choice({
      name: 'address',
      id,
      title: name,
      about: `${address.streetAddress}, ${address.locality}, ${address.countryCode}`,
      isChosen: position === 0,
    }),
  );
  return sheet(
    visit,
    'Choose a card',
    `<h1>Hello ${escapeHtml(customer.firstName)}</h1>
<p>Choose how to pay ${escapeHtml(visit.merchantName)}.</p>
<p class="amount">${priceIn(visit)}</p>
<form method="post" action="/masterpass/checkout">
${hidden('requestToken', visit.token)}${hidden('email', customer.email)}${hidden('pass', pass)}
<fieldset><legend>Card</legend>
${cards.join('\n')}
</fieldset>
<fieldset><legend>Send to</legend>
${places.join('\n')}
</fieldset>
<div class="actions">
<button class="main" name="answer" value="approve"${first ? '' : ' disabled'}>Continue</button>
<button name="answer" value="cancel">Cancel</button>
</div>
${otherEndings}
</form>`,
  );
}

interface Choice {
  name: string;
  id: string;
  title: string;
  about: string;
  side?: string;
  isChosen: boolean;
  isOff?: boolean;
}

function choice({ name, id, title, about, side = '', isChosen, isOff }: Choice): string {
  return `<label class="account">
<input type="radio" name="${name}" value="${id}"${isChosen ? ' checked' : ''}${isOff ? ' disabled' : ''}>
<span>${escapeHtml(title)}<small>${escapeHtml(about)}</small></span><span class="balance">${side}</span>
</label>`;
}

/** This visit is over. */
export function renderClosed(visit: Visit): string {
  const ending = endings[visit.row.status] ?? 'The time for this visit is over.';
  return sheet(
    visit,
    'Visit closed',
    `<h1>${ending}</h1>
<p>${priceIn(visit)} to ${escapeHtml(visit.merchantName)}. Close this window and go back to the shop.</p>`,
  );
}

const endings: Readonly<Record<string, string>> = {
  approved: 'You have chosen your card.',
  canceled: 'You canceled this payment.',
};
