import { attributes, html, type Html } from '@albumen/server-kit/html';
import { googleNetworkOf } from '../../modules/google-pay/google-pay-offer.ts';
import { linksTo, renderDocument, type LinkedFiles } from '../pages/page.ts';
import { walletCards, type WalletCard } from './wallet-cards.ts';

interface SheetParts {
  /** Whose pages may open it. */
  origins: readonly string[];
  files: LinkedFiles;
}

/** Addresses as Google writes them. */
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
export function renderGoogleSheet(merchantName: string, { origins, files }: SheetParts): Html {
  return renderDocument({
    title: 'Google Pay',
    links: [
      html`<meta name="albumen-origins" content="${origins.join(' ')}">
`,
      linksTo(files),
    ],
    body: html`<div class="sheet" role="dialog" aria-modal="true" aria-labelledby="title" hidden>
<header><p class="owner">Google Pay</p><p class="mark">SANDBOX</p><button type="button" class="close" data-cancel aria-label="Cancel payment">×</button></header>
<div class="head"><h1 id="title">${merchantName}</h1><p class="account">ada.wallet@example.com</p></div>
<form>
<fieldset><legend>Card</legend>
${walletCards.map(renderCard)}
</fieldset>
<fieldset data-part="address" hidden><legend>Ship to</legend>
${addresses.map(renderAddress)}
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
</div>`,
  });
}

function renderCard({ id, brand, number, tokenNumber, note }: WalletCard): Html {
  const lastFour = number.slice(-4);
  const title = `${brand} •••• ${lastFour}`;
  const row = {
    'data-network': googleNetworkOf(brand),
    'data-method': tokenNumber === undefined ? 'PAN_ONLY' : 'CRYPTOGRAM_3DS',
  };
  const input = { value: id, 'data-label': title, 'data-last-four': lastFour };
  return html`<label class="choice"${attributes(row)}>
<input type="radio" name="card"${attributes(input)}>
<span class="plate plate--${id}" aria-hidden="true"></span>
<span>${title}<small>${note}</small></span>
</label>
`;
}

function renderAddress(address: (typeof addresses)[number]): Html {
  const { name, address1, locality, administrativeArea, postalCode, countryCode } = address;
  const place = `${address1}, ${locality} ${administrativeArea} ${postalCode}, ${countryCode}`;
  return html`<label class="choice" data-country="${countryCode}">
<input type="radio" name="address" value="${JSON.stringify(address)}">
<span>${name}<small>${place}</small></span>
</label>
`;
}
