import { html, type Html } from '@albumen/server-kit/html';
import type { LocalPayment } from '../../modules/local-payments/local-payment.ts';
import { titleOf } from '../../modules/local-payments/payment-ways.ts';
import { choice, choices, closing, otherEndings } from '../pages/form-parts.ts';
import { renderSheet } from '../pages/page.ts';
import { priceOf } from '../pages/price.ts';

interface Shown {
  payment: LocalPayment;
  merchantName: string;
}

/** The bank's page: who wants how much, from which account, and what the payer says to it. */
export function renderPaymentPage(shown: Shown): Promise<Html> {
  const isOpen = shown.payment.status === 'pending';
  return renderSheet({
    title: isOpen ? 'Confirm your payment' : 'Payment closed',
    owner: 'Linden Bank',
    content: isOpen ? question(shown) : closed(shown),
  });
}

const accounts = [
  ['everyday', 'Everyday account', '•••• 4821', 248_011],
  ['savings', 'Savings', '•••• 7730', 1_500_264],
] as const;

function question({ payment, merchantName }: Shown): Html {
  const rows = accounts.map(([value, title, note, amountMinor], position) =>
    choice({
      name: 'account',
      value,
      title,
      note,
      side: priceOf({ ...payment, amountMinor }),
      isChosen: position === 0,
    }),
  );
  return html`<h1>Confirm your payment</h1>
<p class="amount">${priceOf(payment)}</p>
<dl>
<div><dt>To</dt><dd>${merchantName}</dd></div>
<div><dt>By</dt><dd>${titleOf(payment.type)}</dd></div>
<div><dt>Reference</dt><dd>${payment.token}</dd></div>
</dl>
<form method="post">
${choices('From', rows)}
<div class="actions">
<button class="main" name="answer" value="approve">Pay ${priceOf(payment)}</button>
<button name="answer" value="cancel">Cancel</button>
</div>
${otherEndings('bank', { decline: 'The bank declines', fail: 'The bank has a fault' })}
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

function closed({ payment, merchantName }: Shown): Html {
  const ending = endings[payment.status] ?? 'This payment is closed.';
  return closing(ending, `${priceOf(payment)} to ${merchantName}`);
}
