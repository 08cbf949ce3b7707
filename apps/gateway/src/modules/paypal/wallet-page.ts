import { formatAmount } from '@albumen/domain/money/decimal-amount';
import { parseAmount } from '@albumen/domain/money/decimal-amount';
import type { SheetFiles } from '../../frames/bank/bank-sheet.ts';
import { renderWalletSheet } from '../../frames/wallet/wallet-pages.ts';
import { escapeHtml } from '../../http/html.ts';
import { addressesOf, countries, defaultAddress } from './address-book.ts';
import { loanFunding } from './financing.ts';
import type { LineItem, PayPalRequest, Terms, WalletAddress } from './paypal-request.ts';
import { type LineFacts, lineFacts } from './line-facts.ts';
import { languageOf, priceText, shippingOf, totalOf, totalWith } from './price.ts';
import type { WalletPayer } from '../../test-values/wallet-payers.ts';

/** What a page of the wallet shows. */
export interface Shown {
  request: PayPalRequest;
  merchantName: string;
  files: SheetFiles;
  /** Of the merchant's pages. */
  origins: LineFacts['origins'];
  /** What the payer should know first. */
  notice?: string | undefined;
}

/** Who is asked for what, and everything that the payer decides. */
export function renderReview(shown: Shown & { payer: WalletPayer; paysAtOnce: boolean }): string {
  const { request, payer, files, notice } = shown;
  const merchant = escapeHtml(shown.merchantName);
  const isPayment = request.kind === 'payment';
  const title = isPayment ? `Pay ${merchant}` : `Let ${merchant} charge your wallet`;
  const content = `<form method="post" class="who"><span>${escapeHtml(`${payer.firstName} ${payer.lastName}`)}</span>
<button name="answer" value="log-out">Not you?</button></form>
${notice === undefined ? '' : `<p class="notice" role="alert">${escapeHtml(notice)}</p>`}
<h1>${title}</h1>
${isPayment ? sums(request) : ''}
<form method="post" data-order id="order"${lineFacts(shown)}>
<input type="hidden" name="total" value="${isPayment ? totalOf(request) : 0}">
${request.terms.needsShipping ? shipTo(request, payer) : ''}
${canAddAddress(request) ? newAddress() : ''}
${shippingChoice(request)}
${fundingChoice(request, payer)}
${request.terms.asksForAgreement ? consent(request, merchant) : ''}
</form>
${canAddAddress(request) ? '<form method="post" id="new-address" data-address></form>' : ''}
<div class="actions">
<button form="order" class="main" name="answer" value="approve">${approveText(request, shown.paysAtOnce)}</button>
</div>
<form method="post"><button class="quiet" name="answer" value="cancel">Cancel and return to ${merchant}</button></form>`;
  return renderWalletSheet(
    isPayment ? 'Review your payment' : 'Review the agreement',
    content,
    files,
  );
}

function approveText({ kind }: PayPalRequest, paysAtOnce: boolean): string {
  if (kind === 'agreement') return 'Agree and continue';
  return paysAtOnce ? 'Pay now' : 'Continue';
}

function sums(request: PayPalRequest): string {
  const lang = langOf(request);
  const items = request.terms.lineItems.map((item) =>
    line(`${item.quantity} × ${item.name}`, { value: itemPrice(item, request), lang }),
  );
  const shipping = shippingOf(request);
  const total = escapeHtml(priceText(totalOf(request), request));
  const cost = priceText(shipping?.amountMinor ?? 0, request);
  return `<p class="amount" data-total role="status"${lang}>${total}</p>
<p>${whenTaken(request.terms)}</p>
<dl class="items">${items.join('')}
${shipping ? `<div><dt>Shipping</dt><dd data-shipping-cost${lang}>${escapeHtml(cost)}</dd></div>` : ''}
<div class="sum"><dt>Total</dt><dd data-total${lang}>${total}</dd></div></dl>`;
}

function itemPrice({ quantity, unitAmount, kind }: LineItem, request: PayPalRequest): string {
  const lineMinor = (parseAmount(unitAmount, request.currency) ?? 0) * Number(quantity);
  const sign = kind === 'credit' ? '−' : '';
  return `${sign}${priceText(Math.round(lineMinor) || 0, request)}`;
}

function line(name: string, { value, lang }: { value: string; lang: string }): string {
  return `<div><dt>${escapeHtml(name)}</dt><dd${lang}>${escapeHtml(value)}</dd></div>`;
}

/** The wallet speaks English; its prices are written as the merchant's locale writes them. */
function langOf({ terms }: PayPalRequest): string {
  return ` lang="${languageOf(terms)}"`;
}

function whenTaken({ intent }: Terms): string {
  if (intent === 'order') return 'Nothing is held yet. The shop asks for it when it ships.';
  if (intent === 'authorize') return 'It is held now, and taken by the shop later.';
  return 'It is taken as soon as the shop confirms.';
}

function canAddAddress({ terms }: PayPalRequest): boolean {
  return terms.needsShipping && !(terms.isAddressFixed && terms.shippingAddress !== null);
}

function shipTo(request: PayPalRequest, payer: WalletPayer): string {
  const all = addressesOf(request, payer);
  const chosen = defaultAddress(request, payer);
  const choices = all.map((address, position) =>
    option({
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
  return `<fieldset><legend>Ship to</legend>${choices.join('\n')}</fieldset>`;
}

/** Kept choices come back with their fields in another order. */
function isSame(one: WalletAddress, other: WalletAddress): boolean {
  return one.recipientName === other.recipientName && addressText(one) === addressText(other);
}

function addressText({ line1, line2, city, state, postalCode, countryCode }: WalletAddress) {
  const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [line1, line2, place, countryCode].filter(Boolean).join(' · ');
}

function shippingChoice(request: PayPalRequest): string {
  const { terms, currency } = request;
  const chosen = shippingOf(request);
  if (!chosen) return '';
  const choices = terms.shippingOptions.map((shipping) => {
    const totalMinor = totalWith(request, shipping);
    return option({
      name: 'shipping',
      value: shipping.id,
      title: shipping.label,
      note: shipping.type === 'PICKUP' ? 'You pick it up' : '',
      lang: langOf(request),
      side: shipping.amountMinor === 0 ? 'Free' : priceText(shipping.amountMinor, request),
      isChosen: shipping === chosen,
      facts: {
        'data-label': shipping.label,
        'data-type': shipping.type,
        'data-amount': formatAmount(shipping.amountMinor, currency),
        'data-total': String(totalMinor),
        'data-total-text': priceText(totalMinor, request),
        'data-cost-text': priceText(shipping.amountMinor, request),
      },
    });
  });
  return `<fieldset><legend>Shipping</legend>${choices.join('\n')}</fieldset>`;
}

function fundingChoice(request: PayPalRequest, payer: WalletPayer): string {
  const { choices, kind } = request;
  const loans = kind === 'payment' ? loanFunding(request, payer) : [];
  const all = [...payer.funding, ...loans];
  const chosen = all.find(({ id }) => id === choices.fundingId) ?? all[0];
  const options = all.map((funding) =>
    option({
      name: 'funding',
      value: funding.id,
      title: funding.title,
      note: funding.note,
      isChosen: funding === chosen,
    }),
  );
  return `<fieldset><legend>Pay with</legend>${options.join('\n')}</fieldset>`;
}

interface Option {
  name: string;
  value: string;
  title: string;
  note: string;
  side?: string;
  /** Attribute of what stands at the side. */
  lang?: string;
  isChosen: boolean;
  facts?: Readonly<Record<string, string>>;
}

function option({
  name,
  value,
  title,
  note,
  side,
  lang = '',
  isChosen,
  facts = {},
}: Option): string {
  const more = Object.entries(facts).map(([fact, word]) => ` ${fact}="${escapeHtml(word)}"`);
  return `<label class="account">
<input type="radio" name="${name}" value="${escapeHtml(value)}"${isChosen ? ' checked' : ''}${more.join('')}>
<span>${escapeHtml(title)}${note === '' ? '' : `<small>${escapeHtml(note)}</small>`}</span>
${side === undefined ? '' : `<span class="balance"${side === 'Free' ? '' : lang}>${escapeHtml(side)}</span>`}</label>`;
}

function consent({ terms, kind }: PayPalRequest, merchant: string): string {
  const { agreementText, plan } = terms;
  const cycles = (plan?.cycles ?? []).map((cycle) => `<li>${escapeHtml(cycle)}</li>`).join('');
  return `<section class="consent"><h2>${escapeHtml(plan?.name || 'Billing agreement')}</h2>
${plan?.description ? `<p>${escapeHtml(plan.description)}</p>` : ''}
${cycles === '' ? '' : `<ul>${cycles}</ul>`}
${agreementText ? `<p>${escapeHtml(agreementText)}</p>` : ''}
<p>${kind === 'payment' ? 'After this payment ' : ''}${merchant} may charge your wallet again without asking each time. You can end that in your wallet whenever you like.</p></section>`;
}

const fields: readonly [string, string, string, boolean][] = [
  ['recipientName', 'Name', 'name', true],
  ['line1', 'Street', 'address-line1', true],
  ['line2', 'Apartment, floor (optional)', 'address-line2', true],
  ['city', 'City', 'address-level2', false],
  ['state', 'State (optional)', 'address-level1', false],
  ['postalCode', 'Postal code', 'postal-code', false],
];

/** Beside the other addresses, but a form of its own: Enter in it pays for nothing. */
function newAddress(): string {
  const inputs = fields.map(
    ([name, label, autocomplete, isWide]) =>
      `<label${isWide ? ' class="wide"' : ''}>${label}<input form="new-address" name="${name}" autocomplete="${autocomplete}" maxlength="100"${label.endsWith('(optional)') ? '' : ' required'}></label>`,
  );
  const options = countries.map(([code, name]) => `<option value="${code}">${name}</option>`);
  return `<details class="address-book"><summary>Ship to another address</summary>
<div class="fields">${inputs.join('\n')}
<label>Country<select form="new-address" name="countryCode" autocomplete="country">${options.join('')}</select></label></div>
<button form="new-address" name="answer" value="add-address">Use this address</button></details>`;
}
