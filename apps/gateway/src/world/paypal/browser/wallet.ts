import { followShop } from './shop-line.ts';

const order = document.querySelector<HTMLFormElement>('form[data-order]');

/** What is chosen is seen at once; the gateway reckons again by itself. */
function showTotal(): void {
  const chosen = order?.querySelector<HTMLInputElement>('[name="shipping"]:checked');
  const { total, totalText, costText } = chosen?.dataset ?? {};
  if (!order || total === undefined) return;
  const hidden = order.querySelector<HTMLInputElement>('[name="total"]');
  if (hidden) hidden.value = total;
  for (const place of document.querySelectorAll('[data-total]')) {
    place.textContent = totalText ?? '';
  }
  for (const place of document.querySelectorAll('[data-shipping-cost]')) {
    place.textContent = costText ?? '';
  }
}

/** A new address does not undo what was chosen before it. */
function takeChoicesAlong({ currentTarget }: Event): void {
  if (!order || !(currentTarget instanceof HTMLFormElement)) return;
  for (const [name, value] of new FormData(order)) {
    if (typeof value !== 'string') continue;
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    currentTarget.append(input);
  }
}

order?.addEventListener('change', showTotal);
document.querySelector('form[data-address]')?.addEventListener('submit', takeChoicesAlong);
followShop();
