import { escapeHtml } from '../../http/html.ts';
import { renderSheet, type SheetFiles } from '../../frames/bank/bank-sheet.ts';
import type { LocalPayment } from './local-payment.ts';
import { priceOf } from './price.ts';
import { titleOf } from './payment-ways.ts';

interface Shown {
  payment: LocalPayment;
  merchantName: string;
  files: SheetFiles;
}

/** The bank's page: who wants how much, from which account, and what the payer says to it. */
export function renderBankPage(shown: Shown): string {
  const isOpen = shown.payment.status === 'pending';
  return renderSheet({
    title: isOpen ? 'Confirm your payment' : 'Payment closed',
    house: 'Linden Bank',
    files: shown.files,
    content: isOpen ? question(shown) : closed(shown),
  });
}

const accounts = [
  ['everyday', 'Everyday account', '•••• 4821', 248_011],
  ['savings', 'Savings', '•••• 7730', 1_500_264],
] as const;

function question({ payment, merchantName }: Shown): string {
  const choices = accounts.map(
    ([id, name, number, amountMinor], position) => `<label class="account">
<input type="radio" name="account" value="${id}"${position === 0 ? ' checked' : ''}>
<span>${name}<small>${number}</small></span><span class="balance">${priceOf({ ...payment, amountMinor })}</span>
</label>`,
  );
  return `<h1>Confirm your payment</h1>
<p class="amount">${escapeHtml(priceOf(payment))}</p>
<dl>
<div><dt>To</dt><dd>${escapeHtml(merchantName)}</dd></div>
<div><dt>By</dt><dd>${escapeHtml(titleOf(payment.type))}</dd></div>
<div><dt>Reference</dt><dd>${escapeHtml(payment.token)}</dd></div>
</dl>
<form method="post">
<fieldset><legend>From</legend>
${choices.join('\n')}
</fieldset>
<div class="actions">
<button class="main" name="answer" value="approve">Pay ${escapeHtml(priceOf(payment))}</button>
<button name="answer" value="cancel">Cancel</button>
</div>
<details><summary>Other endings to try</summary>
<p>This bank is part of the sandbox. No money moves.</p>
<div class="endings">
<button name="answer" value="decline">The bank declines</button>
<button name="answer" value="fail">The bank has a fault</button>
<button type="button" data-close>The window is closed</button>
</div></details>
</form>`;
}

const endings: Readonly<Record<string, string>> = {
  approved: 'You have paid this.',
  funded: 'You have paid this.',
  reversed: 'This payment was given back.',
  declined: 'The bank declined this payment.',
  canceled: 'You canceled this payment.',
  failed: 'This payment could not be made.',
  expired: 'The time for this payment is over.',
};

function closed({ payment, merchantName }: Shown): string {
  return `<h1>${endings[payment.status] ?? 'This payment is closed.'}</h1>
<p>${escapeHtml(priceOf(payment))} to ${escapeHtml(merchantName)}. Close this window and go back to the shop.</p>`;
}
