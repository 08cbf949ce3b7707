import { attributes, html, type Html } from '@albumen/server-kit/html';
import { formatAmount, parseAmount } from '@albumen/domain/money/decimal-amount';
import type { PayPalRequest } from '../../modules/paypal/paypal-request.ts';
import {
  languageOf,
  priceText,
  shippingOf,
  totalOf,
  totalWith,
} from '../../modules/paypal/price.ts';
import type { LineItem, Terms, WalletAddress } from '../../world-port/paypal.ts';
import { choice, choices, notice as noticeOf } from '../pages/form-parts.ts';
import { addressesOf, countries, defaultAddress } from './address-book.ts';
import { loanFunding } from './financing.ts';
import { cancelForm } from './login-page.ts';
import type { WalletPayer } from './payers.ts';
import { openerFacts, renderWalletSheet, type Shown } from './wallet-sheet.ts';

interface Review extends Shown {
  payer: WalletPayer;
  /** The shop charges at once, without a page of its own after this one. */
  paysAtOnce: boolean;
}

/** Who is asked for what, and everything that the payer decides. */
export function renderReview(shown: Review): Promise<Html> {
  const { request, payer, notice, merchantName } = shown;
  const isPayment = request.kind === 'payment';
  return renderWalletSheet(
    isPayment ? 'Review your payment' : 'Review the agreement',
    html`<form method="post" class="who"><span>${payer.firstName} ${payer.lastName}</span>
<button name="answer" value="log-out">Not you?</button></form>
${noticeOf(notice)}
<h1>${isPayment ? `Pay ${merchantName}` : `Let ${merchantName} charge your wallet`}</h1>
${isPayment && sums(request)}
<form method="post" data-order id="order"${openerFacts(shown)}>
<input type="hidden" name="total" value="${isPayment ? totalOf(request) : 0}">
${request.terms.needsShipping && shipTo(request, payer)}
${canAddAddress(request) && newAddress()}
${shippingChoice(request)}
${fundingChoice(request, payer)}
${request.terms.asksForAgreement && consent(request, merchantName)}
</form>
${canAddAddress(request) && html`<form method="post" id="new-address" data-address></form>`}
<div class="actions">
<button form="order" class="main" name="answer" value="approve">${approveText(request, shown.paysAtOnce)}</button>
</div>
${cancelForm(merchantName)}`,
  );
}

function approveText({ kind }: PayPalRequest, paysAtOnce: boolean): string {
  if (kind === 'agreement') return 'Agree and continue';
  return paysAtOnce ? 'Pay now' : 'Continue';
}

function sums(request: PayPalRequest): Html {
  // The wallet speaks English; its prices are written as the merchant's locale writes them.
  const lang = languageOf(request.terms);
  const items = request.terms.lineItems.map(
    (item) =>
      html`<div><dt>${item.quantity} × ${item.name}</dt><dd lang="${lang}">${itemPrice(item, request)}</dd></div>`,
  );
  const shipping = shippingOf(request);
  const total = priceText(totalOf(request), request);
  const cost = priceText(shipping?.amountMinor ?? 0, request);
  return html`<p class="amount" data-total role="status" lang="${lang}">${total}</p>
<p>${whenTaken(request.terms)}</p>
<dl class="items">${items}
${shipping && html`<div><dt>Shipping</dt><dd data-shipping-cost lang="${lang}">${cost}</dd></div>`}
<div class="sum"><dt>Total</dt><dd data-total lang="${lang}">${total}</dd></div></dl>`;
}

function itemPrice({ quantity, unitAmount, kind }: LineItem, request: PayPalRequest): string {
  const lineMinor = (parseAmount(unitAmount, request.currency) ?? 0) * Number(quantity);
  const sign = kind === 'credit' ? '−' : '';
  return `${sign}${priceText(Math.round(lineMinor) || 0, request)}`;
}

function whenTaken({ intent }: Terms): string {
  if (intent === 'order') return 'Nothing is held yet. The shop asks for it when it ships.';
  if (intent === 'authorize') return 'It is held now, and taken by the shop later.';
  return 'It is taken as soon as the shop confirms.';
}

function canAddAddress({ terms }: PayPalRequest): boolean {
  return terms.needsShipping && !(terms.isAddressFixed && terms.shippingAddress !== null);
}

function shipTo(request: PayPalRequest, payer: WalletPayer): Html {
  const chosen = defaultAddress(request, payer);
  const rows = addressesOf(request, payer).map((address, position) =>
    choice({
      name: 'address',
      value: String(position),
      title: address.recipientName,
      note: addressText(address),
      isChosen: chosen !== undefined && isSame(address, chosen),
      facts: {
        'data-city': address.city,
        'data-state': address.state,
        'data-postal-code': address.postalCode,
        'data-country-code': address.countryCode,
      },
    }),
  );
  return choices('Ship to', rows);
}

/** Kept choices come back with their fields in another order. */
function isSame(one: WalletAddress, other: WalletAddress): boolean {
  return one.recipientName === other.recipientName && addressText(one) === addressText(other);
}

function addressText({ line1, line2, city, state, postalCode, countryCode }: WalletAddress) {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [line1, line2, place, countryCode].filter(Boolean).join(' · ');
}

function shippingChoice(request: PayPalRequest): Html | undefined {
  const { terms, currency } = request;
  const chosen = shippingOf(request);
  if (!chosen) return undefined;
  const rows = terms.shippingOptions.map((shipping) => {
    const totalMinor = totalWith(request, shipping);
    const cost = priceText(shipping.amountMinor, request);
    const isFree = shipping.amountMinor === 0;
    return choice({
      name: 'shipping',
      value: shipping.id,
      title: shipping.label,
      note: shipping.type === 'PICKUP' ? 'You pick it up' : '',
      side: isFree ? 'Free' : html`<span lang="${languageOf(terms)}">${cost}</span>`,
      isChosen: shipping === chosen,
      facts: {
        'data-label': shipping.label,
        'data-type': shipping.type,
        'data-amount': formatAmount(shipping.amountMinor, currency),
        'data-total': String(totalMinor),
        'data-total-text': priceText(totalMinor, request),
        'data-cost-text': cost,
      },
    });
  });
  return choices('Shipping', rows);
}

function fundingChoice(request: PayPalRequest, payer: WalletPayer): Html {
  const loans = request.kind === 'payment' ? loanFunding(request, payer) : [];
  const all = [...payer.funding, ...loans];
  const chosen = all.find(({ id }) => id === request.choices.fundingId) ?? all[0];
  const rows = all.map((funding) =>
    choice({
      name: 'funding',
      value: funding.id,
      title: funding.title,
      note: funding.note,
      isChosen: funding === chosen,
    }),
  );
  return choices('Pay with', rows);
}

function consent({ terms, kind }: PayPalRequest, merchantName: string): Html {
  const { agreementText, plan } = terms;
  const cycles = (plan?.cycles ?? []).map((cycle) => html`<li>${cycle}</li>`);
  return html`<section class="consent"><h2>${plan?.name || 'Billing agreement'}</h2>
${plan?.description ? html`<p>${plan.description}</p>` : ''}
${cycles.length > 0 && html`<ul>${cycles}</ul>`}
${agreementText ? html`<p>${agreementText}</p>` : ''}
<p>${kind === 'payment' && 'After this payment '}${merchantName} may charge your wallet again without asking each time. You can end that in your wallet whenever you like.</p></section>`;
}

const fields: readonly [string, string, string, boolean][] = [
  ['recipientName', 'Name', 'name', true],
  ['line1', 'Street', 'address-line1', true],
  ['line2', 'Apartment, floor (optional)', 'address-line2', true],
  ['city', 'City', 'address-level2', false],
  ['state', 'State (optional)', 'address-level1', false],
  ['postalCode', 'Postal code', 'postal-code', false],
];

/** A form of its own beside the other addresses: Enter in it pays for nothing. */
function newAddress(): Html {
  const inputs = fields.map(([name, label, autocomplete, isWide]) => {
    const input = { name, autocomplete, maxlength: '100', required: !label.endsWith('(optional)') };
    return html`<label${isWide && html` class="wide"`}>${label}<input form="new-address"${attributes(input)}></label>
`;
  });
  const options = countries.map(([code, name]) => html`<option value="${code}">${name}</option>`);
  return html`<details class="address-book"><summary>Ship to another address</summary>
<div class="fields">${inputs}
<label>Country<select form="new-address" name="countryCode" autocomplete="country">${options}</select></label></div>
<button form="new-address" name="answer" value="add-address">Use this address</button></details>`;
}
