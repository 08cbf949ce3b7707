import { renderWalletSheet } from '../../frames/wallet/wallet-pages.ts';
import { escapeHtml } from '../../http/html.ts';
import { type LineFacts, lineFacts } from './line-facts.ts';
import { languageOf, priceText } from './price.ts';
import { takesGuests } from './paypal-request.ts';
import type { Shown } from './wallet-page.ts';
import { walletGuest, walletPassword, walletPayers } from '../../test-values/wallet-payers.ts';

/** Who is there: by email and password, or as one of the sandbox's three. */
export function renderLogin({ request, merchantName, files, notice }: Shown): string {
  const merchant = escapeHtml(merchantName);
  const { kind, amountMinor, terms } = request;
  const why =
    kind === 'payment'
      ? `${merchant} asks you for <span lang="${languageOf(terms)}">${escapeHtml(priceText(amountMinor, request))}</span>.`
      : `${merchant} asks to charge your wallet later.`;
  const people = walletPayers.map(
    ({ payerId, firstName, lastName, ending }) =>
      `<button formnovalidate name="as" value="${payerId}">${escapeHtml(`${firstName} ${lastName}`)}<small>${escapeHtml(ending)}</small></button>`,
  );
  const asksForCard = takesGuests(request) && terms.landingPage === 'billing';
  const guest = asksForCard ? guestForm() : '';
  const content = `<h1>${asksForCard ? 'Pay by card' : 'Log in to your wallet'}</h1>
<p>${why}</p>
${notice === undefined ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`}
${guest}<form method="post">
<div class="fields">
<label class="wide">Email<input type="email" name="email" autocomplete="username" required value="${escapeHtml(terms.payerEmail ?? '')}"></label>
<label class="wide">Password<input type="password" name="password" autocomplete="current-password" required></label>
</div>
<div class="actions"><button class="main" name="answer" value="log-in">Log in</button></div>
</form>
<form method="post" class="people">
<h2>Or as one of the sandbox’s people</h2>
${people.join('\n')}
<small>Their password is “${walletPassword}”. No money moves.</small>
</form>
<form method="post"><button class="quiet" name="answer" value="cancel">Cancel and return to ${merchant}</button></form>`;
  return renderWalletSheet('Log in', content, files);
}

/** Where the merchant would rather have cards first; an agreement needs a wallet. */
function guestForm(): string {
  const { payerId, funding } = walletGuest;
  return `<form method="post" class="people">
<button class="main" name="as" value="${payerId}">Pay without an account<small>${escapeHtml(`${funding[0].title}, ${funding[0].note}`)}</small></button>
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

/** What is no longer open. */
export function renderClosed({ request, merchantName, files }: Shown): string {
  const content = `<h1>${endings[request.status] ?? 'This is closed.'}</h1>
<p>It was asked for by ${escapeHtml(merchantName)}. Close this window and go back to the shop.</p>`;
  return renderWalletSheet('Closed', content, files);
}

/** Where the wallet leads when the shop’s page hears of it by itself. */
export function renderDone(files: Shown['files'], told: LineFacts): string {
  const content = `<h1${lineFacts(told)}>Going back to the shop</h1>
<p role="status">You can close this window.</p>`;
  return renderWalletSheet('Done', content, files);
}
