import { renderSheet, type SheetFiles } from '../../frames/bank/bank-sheet.ts';
import { escapeHtml } from '../../http/html.ts';
import type { MandateRow } from './mandates.queries.ts';

interface Shown {
  mandate: MandateRow;
  merchantName: string;
  files: SheetFiles;
}

/** The bank's page: who may debit which account, how often, and what its owner says to it. */
export function renderMandatePage(shown: Shown): string {
  const isOpen = shown.mandate.status === 'pending';
  return renderSheet({
    title: isOpen ? 'Give a SEPA mandate' : 'Mandate closed',
    house: 'Linden Bank',
    files: shown.files,
    content: isOpen ? question(shown) : closed(shown),
  });
}

function question({ mandate, merchantName }: Shown): string {
  const { accountHolderName, ibanCountry, ibanLastFour, reference } = mandate;
  const isOnce = mandate.mandateType === 'ONE_OFF';
  const merchant = escapeHtml(merchantName);
  const often = isOnce ? 'once' : 'for every payment that you agree on with them';
  return `<h1>Allow ${merchant} to debit your account</h1>
<dl>
<div><dt>Account holder</dt><dd>${escapeHtml(accountHolderName)}</dd></div>
<div><dt>IBAN</dt><dd>${escapeHtml(ibanCountry)}•• •••• ${escapeHtml(ibanLastFour)}</dd></div>
<div><dt>Mandate</dt><dd>${isOnce ? 'One payment' : 'Recurring payments'}</dd></div>
<div><dt>Reference</dt><dd>${escapeHtml(reference)}</dd></div>
</dl>
<p>You authorize ${merchant} to collect from this account by SEPA direct debit ${often}, and your bank to pay it. Within eight weeks of a debit you can have your bank give it back.</p>
<form method="post">
<div class="actions">
<button class="main" name="answer" value="approve">Give mandate</button>
<button name="answer" value="cancel">Cancel</button>
</div>
<details><summary>Other endings to try</summary>
<p>This bank is part of the sandbox. No money moves.</p>
<div class="endings">
<button name="answer" value="refuse">The bank refuses</button>
<button name="answer" value="block">The account is blocked</button>
<button type="button" data-close>The window is closed</button>
</div></details>
</form>`;
}

const endings: Readonly<Record<string, string>> = {
  approved: 'You have given this mandate.',
  blocked: 'This account cannot be debited.',
  canceled: 'You canceled this mandate.',
  refused: 'The bank refused this mandate.',
};

function closed({ mandate, merchantName }: Shown): string {
  return `<h1>${endings[mandate.status] ?? 'This mandate is closed.'}</h1>
<p>It was asked for by ${escapeHtml(merchantName)}. Close this window and go back to the shop.</p>`;
}
