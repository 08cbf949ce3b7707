import { html, type Html } from '@albumen/server-kit/html';
import { takesGuests, type PayPalRequest } from '../../modules/paypal/paypal-request.ts';
import { languageOf, priceText } from '../../modules/paypal/price.ts';
import { closing, notice as noticeOf } from '../pages/form-parts.ts';
import { walletGuest, walletPassword, walletPayers } from './payers.ts';
import { openerFacts, renderWalletSheet, type Shown } from './wallet-sheet.ts';

/** Asks who is there: by email and password, or as one of the sandbox's people. */
export function renderLogin({ request, merchantName, notice }: Shown): Promise<Html> {
  const { terms } = request;
  const people = walletPayers.map(
    ({ payerId, firstName, lastName, ending }) =>
      html`<button formnovalidate name="as" value="${payerId}">${firstName} ${lastName}<small>${ending}</small></button>
`,
  );
  const asksForCard = takesGuests(request) && terms.landingPage === 'billing';
  return renderWalletSheet(
    'Log in',
    html`<h1>${asksForCard ? 'Pay by card' : 'Log in to your wallet'}</h1>
<p>${reason(request, merchantName)}</p>
${noticeOf(notice)}
${asksForCard && guestForm()}<form method="post">
<div class="fields">
<label class="wide">Email<input type="email" name="email" autocomplete="username" required value="${terms.payerEmail ?? ''}"></label>
<label class="wide">Password<input type="password" name="password" autocomplete="current-password" required></label>
</div>
<div class="actions"><button class="main" name="answer" value="log-in">Log in</button></div>
</form>
<form method="post" class="people">
<h2>Or as one of the sandbox’s people</h2>
${people}
<small>Their password is “${walletPassword}”. No money moves.</small>
</form>
${cancelForm(merchantName)}`,
  );
}

function reason(request: PayPalRequest, merchantName: string): Html {
  const { kind, amountMinor, terms } = request;
  if (kind === 'agreement') return html`${merchantName} asks to charge your wallet later.`;
  const price = priceText(amountMinor, request);
  return html`${merchantName} asks you for <span lang="${languageOf(terms)}">${price}</span>.`;
}

export function cancelForm(merchantName: string): Html {
  return html`<form method="post"><button class="quiet" name="answer" value="cancel">Cancel and return to ${merchantName}</button></form>`;
}

/** Where the merchant would rather have cards first; an agreement needs a wallet. */
function guestForm(): Html {
  const { payerId, funding } = walletGuest;
  return html`<form method="post" class="people">
<button class="main" name="as" value="${payerId}">Pay without an account<small>${funding[0].title}, ${funding[0].note}</small></button>
<h2>Or log in to your wallet</h2>
</form>
`;
}

const endings: Readonly<Record<string, string>> = {
  approved: 'You have approved this.',
  used: 'You have approved this.',
  canceled: 'You canceled this.',
  expired: 'The time for this is over.',
};

/** Says that a request is no longer open. */
export function renderClosed({ request, merchantName }: Shown): Promise<Html> {
  const ending = endings[request.status] ?? 'This is closed.';
  return renderWalletSheet('Closed', closing(ending, `It was asked for by ${merchantName}`));
}

/** Where the wallet leads when the shop’s page is notified by the window itself. */
export function renderDone(shown: Pick<Shown, 'request' | 'origins'>): Promise<Html> {
  return renderWalletSheet(
    'Done',
    html`<h1${openerFacts(shown)}>Going back to the shop</h1>
<p role="status">You can close this window.</p>`,
  );
}
