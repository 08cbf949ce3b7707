import { html, type Html } from '@albumen/server-kit/html';
import type { Mandate } from '../../modules/sepa/mandates.service.ts';
import { closing, otherEndings } from '../pages/form-parts.ts';
import { renderSheet } from '../pages/page.ts';

interface Shown {
  mandate: Mandate;
  merchantName: string;
}

/** The bank's page: who may debit which account, how often, and what its owner says to it. */
export function renderMandatePage(shown: Shown): Promise<Html> {
  const isOpen = shown.mandate.status === 'pending';
  return renderSheet({
    title: isOpen ? 'Give a SEPA mandate' : 'Mandate closed',
    owner: 'Linden Bank',
    content: isOpen ? question(shown) : closed(shown),
  });
}

function question({ mandate, merchantName }: Shown): Html {
  const { accountHolderName, ibanCountry, ibanLastFour, reference } = mandate;
  const isOnce = mandate.mandateType === 'ONE_OFF';
  const often = isOnce ? 'once' : 'for every payment that you agree on with them';
  return html`<h1>Allow ${merchantName} to debit your account</h1>
<dl>
<div><dt>Account holder</dt><dd>${accountHolderName}</dd></div>
<div><dt>IBAN</dt><dd>${ibanCountry}•• •••• ${ibanLastFour}</dd></div>
<div><dt>Mandate</dt><dd>${isOnce ? 'One payment' : 'Recurring payments'}</dd></div>
<div><dt>Reference</dt><dd>${reference}</dd></div>
</dl>
<p>You authorize ${merchantName} to collect from this account by SEPA direct debit ${often}, and your bank to pay it. Within eight weeks of a debit you can have your bank give it back.</p>
<form method="post">
<div class="actions">
<button class="main" name="answer" value="approve">Give mandate</button>
<button name="answer" value="cancel">Cancel</button>
</div>
${otherEndings('bank', { refuse: 'The bank refuses', block: 'The account is blocked' })}
</form>`;
}

const endings: Readonly<Record<string, string>> = {
  approved: 'You have given this mandate.',
  blocked: 'This account cannot be debited.',
  canceled: 'You canceled this mandate.',
  refused: 'The bank refused this mandate.',
};

function closed({ mandate, merchantName }: Shown): Html {
  const ending = endings[mandate.status] ?? 'This mandate is closed.';
  return closing(ending, `It was asked for by ${merchantName}`);
}
