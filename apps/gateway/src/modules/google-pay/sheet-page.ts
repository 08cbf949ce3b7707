import { escapeHtml } from '../../http/html.ts';
import { googleNetworkOf } from './google-pay-offer.ts';
import { walletCards, type WalletCard } from './wallet-cards.ts';

/** What the page is made of: the files that it links to, each with its hash. */
export interface SheetParts {
  /** Whose pages may open it. */
  origins: readonly string[];
  script: { integrity: string; version: string };
  style: { integrity: string; version: string };
}

/** As Google tells of addresses. */
const addresses = [
  {
    name: 'Ada Lovelace',
    address1: '1120 NW Couch Street',
    address2: 'Suite 400',
    address3: '',
    locality: 'Portland',
    administrativeArea: 'OR',
    postalCode: '97209',
    countryCode: 'US',
    sortingCode: '',
  },
  {
    name: 'Ada Lovelace',
    address1: '220 Queen Street West',
    address2: '',
    address3: '',
    locality: 'Toronto',
    administrativeArea: 'ON',
    postalCode: 'M5V 1Z4',
    countryCode: 'CA',
    sortingCode: '',
  },
] as const;

/** The sheet above a merchant's page; what is asked for comes to its script by a message. */
export function renderGoogleSheet(
  merchantName: string,
  { origins, script, style }: SheetParts,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="albumen-origins" content="${escapeHtml(origins.join(' '))}">
<title>Google Pay</title>
<link rel="stylesheet" href="/google-pay/sheet.css?v=${style.version}" integrity="${style.integrity}" crossorigin>
<script defer src="/google-pay/sheet.js?v=${script.version}" integrity="${script.integrity}" crossorigin></script>
</head>
<body>
<div class="sheet" role="dialog" aria-modal="true" aria-labelledby="title" hidden>
<header><p class="house">Google Pay</p><p class="mark">SANDBOX</p><button type="button" class="close" data-cancel aria-label="Cancel payment">×</button></header>
<div class="head"><h1 id="title">${escapeHtml(merchantName)}</h1><p class="account">ada.wallet@example.com</p></div>
<form>
<fieldset><legend>Card</legend>
${walletCards.map(renderCard).join('\n')}
</fieldset>
<fieldset data-part="address" hidden><legend>Ship to</legend>
${addresses.map(renderAddress).join('\n')}
</fieldset>
<fieldset data-part="option" hidden><legend>Shipping</legend><div data-options></div></fieldset>
<dl data-price aria-live="polite"></dl>
<p class="error" role="alert" hidden></p>
<button class="main">Pay</button>
<details><summary>Other endings to try</summary>
<p>This wallet is part of the sandbox. No money moves.</p>
<div class="endings">
<button type="button" data-refuse>The gateway refuses the card</button>
<button type="button" data-fail>Google is out of order</button>
</div></details>
</form>
</div>
</body>
</html>
`;
}

function renderCard({ id, brand, number, tokenNumber, note }: WalletCard): string {
  const facts = { network: googleNetworkOf(brand), lastFour: number.slice(-4) };
  const method = tokenNumber === undefined ? 'PAN_ONLY' : 'CRYPTOGRAM_3DS';
  return `<label class="choice" data-network="${facts.network}" data-method="${method}">
<input type="radio" name="card" value="${id}" data-label="${escapeHtml(brand)} •••• ${facts.lastFour}" data-last-four="${facts.lastFour}">
<span class="plate plate--${id}" aria-hidden="true"></span>
<span>${escapeHtml(brand)} •••• ${facts.lastFour}<small>${escapeHtml(note)}</small></span>
</label>`;
}

function renderAddress(address: (typeof addresses)[number]): string {
  const { name, address1, locality, administrativeArea, postalCode, countryCode } = address;
  return `<label class="choice" data-country="${countryCode}">
<input type="radio" name="address" value="${escapeHtml(JSON.stringify(address))}">
<span>${escapeHtml(name)}<small>${escapeHtml(`${address1}, ${locality} ${administrativeArea} ${postalCode}, ${countryCode}`)}</small></span>
</label>`;
}
