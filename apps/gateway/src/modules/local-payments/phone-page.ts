import { escapeHtml } from '../../http/html.ts';
import { renderSheet, type SheetFiles } from '../../frames/bank/bank-sheet.ts';
import type { LocalPayment } from './local-payment.ts';
import { priceOf } from './price.ts';
import { titleOf } from './payment-ways.ts';

interface Shown {
  /** Empty until the phone is named. */
  phoneKey: string;
  waiting: readonly { payment: LocalPayment; merchantName: string }[];
  /** What was just done. */
  notice: string | undefined;
  files: SheetFiles;
}

/** A payer's phone: what wants to be confirmed on it. */
export function renderPhonePage({ phoneKey, waiting, notice, files }: Shown): string {
  return renderSheet({
    title: 'Your phone',
    house: 'Phone simulator',
    files,
    content: `<h1>Waiting on your phone</h1>
${notice === undefined ? '' : `<p class="notice" role="status">${escapeHtml(notice)}</p>`}
${phoneKey === '' ? '' : requests(phoneKey, waiting)}
<form method="get" class="search">
<label for="for">Phone number with country code, BLIK code, or BLIK reference</label>
<div class="row"><input id="for" name="for" value="${escapeHtml(phoneKey)}" autocomplete="off" required>
<button${phoneKey === '' ? ' class="main"' : ''}>Show</button></div>
</form>`,
  });
}

function requests(phoneKey: string, waiting: Shown['waiting']): string {
  if (waiting.length === 0) {
    return `<p>Nothing waits for ${escapeHtml(phoneKey)}. Start a payment in the shop, then press Show again.</p>`;
  }
  return `<ul class="requests">${waiting.map((one) => request(phoneKey, one)).join('\n')}</ul>`;
}

function request(phoneKey: string, { payment, merchantName }: Shown['waiting'][number]): string {
  const what = `${priceOf(payment)} to ${merchantName}`;
  return `<li>
<p class="amount">${escapeHtml(priceOf(payment))}</p>
<p>${escapeHtml(merchantName)} by ${escapeHtml(titleOf(payment.type))}</p>
<form method="post">
<input type="hidden" name="for" value="${escapeHtml(phoneKey)}">
<input type="hidden" name="payment" value="${escapeHtml(payment.token)}">
<div class="actions">
<button class="main" name="answer" value="approve" aria-label="${escapeHtml(`Confirm ${what}`)}">Confirm</button>
<button name="answer" value="decline" aria-label="${escapeHtml(`Reject ${what}`)}">Reject</button>
</div></form></li>`;
}
