import { attributes, html, type Html } from '@albumen/server-kit/html';
import { decimalText } from '../../http/money-text.ts';
import { codeAttempts, type Challenge } from '../../modules/three-d-secure/challenge.service.ts';
import { hiddenField } from '../pages/form-parts.ts';
import { renderPage, type LinkedFiles } from '../pages/page.ts';

/** What goes along from page to page; the first version of 3-D Secure returns by redirect. */
export interface Passage {
  termUrl: string | undefined;
  md: string | undefined;
}

interface Shown {
  challenge: Challenge;
  merchantName: string;
  passage: Passage;
  files: LinkedFiles;
}

/** The bank's question, or what came of it. */
export function renderIssuerPage(shown: Shown): Html {
  const { challenge, files } = shown;
  return renderPage({
    title: 'Confirm your payment',
    owner: 'Sandbox Bank',
    content: challenge.state === 'challenge' ? question(shown) : farewell(challenge),
    files: [files],
  });
}

function question({ challenge, merchantName, passage }: Shown): Html {
  const { id, amount, currency, brand, lastFour, wrongCodes } = challenge;
  const left = codeAttempts - wrongCodes;
  const isWrong = wrongCodes > 0;
  const state = {
    'aria-describedby': isWrong ? 'hint error' : 'hint',
    'aria-invalid': isWrong ? 'true' : undefined,
  };
  return html`<h1>Confirm your payment</h1>
<dl>
<div><dt>Merchant</dt><dd>${merchantName}</dd></div>
<div><dt>Amount</dt><dd>${decimalText(amount, currency)}</dd></div>
<div><dt>Card</dt><dd>${brand} ending in ${lastFour}</dd></div>
</dl>
<form method="post" action="/issuer/answer">
${hiddenField('transaction', id)}${hiddenField('termUrl', passage.termUrl)}${hiddenField('md', passage.md)}
<label for="code">Code</label>
<p class="hint" id="hint">A bank would send it to your phone. Here it is 1234.</p>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required${attributes(state)}>
${isWrong && html`<p class="error" id="error" role="alert">That is not the code. ${left === 1 ? 'One attempt is' : `${left} attempts are`} left.</p>`}
<div class="actions">
<button class="main">Confirm</button>
<button name="cancel" value="1" formnovalidate>Cancel payment</button>
</div>
</form>`;
}

/** The window around it closes by itself; this is for whoever sees it nevertheless. */
function farewell({ outcome }: Challenge): Html {
  const result =
    outcome === 'passed' ? 'Your payment is confirmed.' : 'Your payment was not confirmed.';
  return html`<h1 data-over>${result}</h1><p>You are going back to the shop.</p>`;
}
