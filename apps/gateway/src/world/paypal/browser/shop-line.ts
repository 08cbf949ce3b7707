import type { ShippingChange } from './line.ts';
import { openWalletLine, type WalletLine } from './wallet-line.ts';

/** Kept over the page's renewals, in this window alone. */
const focusKey = 'wallet-focus';
const addressKey = 'wallet-new-address';

/** Speaks to the shop's page in a window that a button opened; the README of this wallet says how. */
export function followShop(): void {
  const facts = document.querySelector<HTMLElement>('[data-line]');
  if (!facts) return;
  const line = openWalletLine((facts.dataset['origins'] ?? '').split(' '));
  if (facts instanceof HTMLFormElement) followChoices(facts, line);
  else void line.then((open) => notifyEnd(open, facts));
}

/** The address of the last page says what an address of the merchant's would. */
function notifyEnd(line: WalletLine, { dataset }: HTMLElement): void {
  const words = new URLSearchParams(location.search);
  const { status } = dataset;
  if (status === 'canceled') return line.canceled();
  if (status !== 'approved' && status !== 'used') return line.failed('The time for this is over.');
  return line.approved({
    token: words.get('ba_token') ?? words.get('token') ?? '',
    payerId: words.get('PayerID') ?? '',
    paymentId: words.get('paymentId') ?? undefined,
  });
}

/** The shop is asked about each choice of address and shipping before the payer goes on. */
function followChoices(form: HTMLFormElement, line: Promise<WalletLine>): void {
  const before = new URLSearchParams(fieldsOf(form));
  const ask = async (kind: ShippingChange['kind'], undo: URLSearchParams): Promise<void> => {
    const approve = document.querySelector<HTMLButtonElement>('[value="approve"]');
    if (approve) approve.disabled = true;
    const chosen = new URLSearchParams(fieldsOf(form));
    form.inert = true;
    form.setAttribute('aria-busy', 'true');
    await keep(chosen);
    const refusal = await (await line).askForShipping(changeOf(form, kind));
    if (refusal !== undefined) await keep(undo);
    sessionStorage.setItem(focusKey, kind === 'address' ? 'address' : 'shipping');
    renew(refusal !== undefined);
  };
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    if (target.name === 'address') void ask('address', before);
    if (target.name === 'shipping') void ask('option', before);
  });
  document.querySelector('form[data-address]')?.addEventListener('submit', () => {
    sessionStorage.setItem(addressKey, 'yes');
  });
  if (takeStored(addressKey)) {
    const first = new URLSearchParams(before);
    first.set('address', '0');
    void ask('address', first);
  }
  const focused = takeStored(focusKey);
  if (focused) form.querySelector<HTMLInputElement>(`[name="${focused}"]:checked`)?.focus();
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
}

/** The gateway knows of the choice before the shop is notified of it. */
async function keep(fields: URLSearchParams): Promise<void> {
  const body = new URLSearchParams(fields);
  body.set('answer', 'choose');
  await fetch(location.href, { method: 'POST', body });
}

/** The page anew, with what the shop made of the order. */
function renew(isRefused: boolean): void {
  const url = new URL(location.href);
  url.searchParams.delete('changed');
  url.searchParams.delete('refused');
  if (isRefused) url.searchParams.set('refused', '1');
  location.replace(url);
}

function takeStored(key: string): string | null {
  const value = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return value;
}

function changeOf(form: HTMLFormElement, kind: ShippingChange['kind']): ShippingChange {
  const chosen = (name: string): HTMLInputElement | null =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);
  const { payment = '', currency = '' } = form.dataset;
  const address = chosen('address')?.dataset;
  const option = chosen('shipping');
  return {
    paymentId: payment,
    kind,
    address: address && {
      city: address['city'] ?? '',
      state: address['state'] ?? '',
      postalCode: address['postalCode'] ?? '',
      countryCode: address['countryCode'] ?? '',
    },
    option: option
      ? {
          id: option.value,
          label: option.dataset['label'] ?? '',
          type: option.dataset['type'] ?? '',
          amount: { currency, value: option.dataset['amount'] ?? '' },
        }
      : undefined,
  };
}
