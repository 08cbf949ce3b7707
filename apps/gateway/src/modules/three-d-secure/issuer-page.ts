import { decimalText } from '../../http/money-text.ts';
import { escapeHtml } from '../../http/html.ts';
import { codeTries, type Challenge } from './challenge.service.ts';

/** What the page links to, each with its hash. */
export interface IssuerFiles {
  script: { integrity: string; version: string };
  style: { integrity: string; version: string };
}

/** Goes along from page to page; the first version returns by redirect. */
export interface Passage {
  termUrl: string | undefined;
  md: string | undefined;
}

interface Shown {
  challenge: Challenge;
  merchantName: string;
  passage: Passage;
  files: IssuerFiles;
}

/** The bank's question, or what became of it. */
export function renderIssuerPage(shown: Shown): string {
  const isOpen = shown.challenge.state === 'challenge';
  return renderPage(shown, isOpen ? question(shown) : farewell(shown.challenge));
}

function renderPage({ files }: Shown, content: string): string {
  const { script, style } = files;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Confirm your payment – Sandbox Bank</title>
<link rel="stylesheet" href="/issuer/issuer.css?v=${style.version}" integrity="${style.integrity}" crossorigin>
<script defer src="/issuer/issuer.js?v=${script.version}" integrity="${script.integrity}" crossorigin></script>
</head>
<body>
<header><p class="bank">Sandbox Bank</p><p class="mark">SANDBOX</p></header>
<main>
${content}
</main>
</body>
</html>
`;
}

function question({ challenge, merchantName, passage }: Shown): string {
  const { id, amount, currency, brand, lastFour, wrongCodes } = challenge;
  const left = codeTries - wrongCodes;
  const isWrong = wrongCodes > 0;
  const error = isWrong
    ? `<p class="error" id="error" role="alert">That is not the code. ${left === 1 ? 'One try is' : `${left} tries are`} left.</p>`
    : '';
  return `<h1>Confirm your payment</h1>
<dl>
<div><dt>Merchant</dt><dd>${escapeHtml(merchantName)}</dd></div>
<div><dt>Amount</dt><dd>${escapeHtml(decimalText(amount, currency))}</dd></div>
<div><dt>Card</dt><dd>${escapeHtml(brand)} ending in ${escapeHtml(lastFour)}</dd></div>
</dl>
<form method="post" action="/issuer/answer">
${hidden('transaction', id)}${hidden('termUrl', passage.termUrl)}${hidden('md', passage.md)}
<label for="code">Code</label>
<p class="hint" id="hint">A bank would send it to your phone. Here it is 1234.</p>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10" required aria-describedby="hint${isWrong ? ' error' : ''}"${isWrong ? ' aria-invalid="true"' : ''}>
${error}
<div class="actions">
<button class="main">Confirm</button>
<button name="cancel" value="1" formnovalidate>Cancel payment</button>
</div>
</form>`;
}

function hidden(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
}

/** The window around it closes by itself; this is for whoever sees it nevertheless. */
function farewell({ outcome }: Challenge): string {
  const words =
    outcome === 'passed' ? 'Your payment is confirmed.' : 'Your payment was not confirmed.';
  return `<h1 data-over>${words}</h1><p>You are going back to the shop.</p>`;
}
