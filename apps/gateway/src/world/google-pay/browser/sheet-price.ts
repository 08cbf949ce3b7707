import { element } from './sheet-view.ts';
import type { Price } from './wire.ts';

/** The sum, what it is made of, and the button that pays it. */
export function showPrice({ total, currency, label, items }: Price): void {
  const money = moneyIn(currency);
  const rows = items.map((item) => row(item.label, money(item.price)));
  if (total !== undefined) rows.push(row(label, money(total), 'total'));
  element('[data-price]').replaceChildren(...rows);
  element('.main').textContent = total === undefined ? 'Continue' : `Pay ${money(total)}`;
}

function moneyIn(currency: string): (amount: string) => string {
  try {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    return (amount) => format.format(Number(amount));
  } catch {
    return (amount) => `${amount} ${currency}`; // no currency's code
  }
}

function row(label: string, amount: string, name = ''): HTMLElement {
  const line = document.createElement('div');
  const term = document.createElement('dt');
  const value = document.createElement('dd');
  line.className = name;
  term.textContent = label;
  value.textContent = amount;
  line.append(term, value);
  return line;
}
