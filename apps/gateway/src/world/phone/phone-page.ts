import { html, type Html } from '@albumen/server-kit/html';
import type { LocalPayment } from '../../modules/local-payments/local-payment.ts';
import { titleOf } from '../../modules/local-payments/payment-ways.ts';
import { hiddenField, notice as noticeOf } from '../pages/form-parts.ts';
import { renderSheet } from '../pages/page.ts';
import { priceOf } from '../pages/price.ts';

interface Waiting {
  payment: LocalPayment;
  merchantName: string;
}

interface Shown {
  /** Empty until the phone is named. */
  phoneKey: string;
  waiting: readonly Waiting[];
  /** What was just done. */
  notice: string | undefined;
}

/** A payer's phone: what wants to be confirmed on it. */
export function renderPhonePage({ phoneKey, waiting, notice }: Shown): Promise<Html> {
  return renderSheet({
    title: 'Your phone',
    owner: 'Phone simulator',
    content: html`<h1>Waiting on your phone</h1>
${noticeOf(notice, 'status')}
${phoneKey !== '' && requests(phoneKey, waiting)}
<form method="get" class="search">
<label for="for">Phone number with country code, BLIK code, or BLIK reference</label>
<div class="row"><input id="for" name="for" value="${phoneKey}" autocomplete="off" required>
${phoneKey === '' ? html`<button class="main">Show</button>` : html`<button>Show</button>`}</div>
</form>`,
  });
}

function requests(phoneKey: string, waiting: readonly Waiting[]): Html {
  if (waiting.length === 0) {
    return html`<p>Nothing waits for ${phoneKey}. Start a payment in the shop, then press Show again.</p>`;
  }
  return html`<ul class="requests">${waiting.map((one) => request(phoneKey, one))}</ul>`;
}

function request(phoneKey: string, { payment, merchantName }: Waiting): Html {
  const what = `${priceOf(payment)} to ${merchantName}`;
  return html`<li>
<p class="amount">${priceOf(payment)}</p>
<p>${merchantName} by ${titleOf(payment.type)}</p>
<form method="post">
${hiddenField('for', phoneKey)}
${hiddenField('payment', payment.token)}
<div class="actions">
<button class="main" name="answer" value="approve" aria-label="Confirm ${what}">Confirm</button>
<button name="answer" value="decline" aria-label="Reject ${what}">Reject</button>
</div></form></li>
`;
}
