import type { ButtonStyle } from './options.ts';

const names: Readonly<Record<string, string>> = {
  paypal: 'PayPal',
  paylater: 'Pay Later',
  credit: 'PayPal Credit',
};

const labels: Readonly<Record<string, readonly [before: string, after: string]>> = {
  checkout: ['', 'Checkout'],
  buynow: ['', 'Buy Now'],
  pay: ['Pay with', ''],
  installment: ['', 'installments'],
};

const sheet = `
:host { display: block; container-type: inline-size }
.stack { display: grid; gap: 10px }
.row { grid-auto-flow: column; grid-auto-columns: 1fr }
button { box-sizing: border-box; width: 100%; min-width: 75px; border: 1px solid transparent;
  padding: 0 16px; font: 600 16px/1 system-ui, sans-serif; letter-spacing: -.01em; cursor: pointer;
  display: flex; align-items: center; justify-content: center; gap: .4em; white-space: nowrap }
button:focus-visible { outline: 3px solid #0a5cc2; outline-offset: 2px }
button:disabled { opacity: .5; cursor: not-allowed }
.name { font-style: italic; font-weight: 800 }
.mark { margin-left: .5em; padding: 3px 5px; border-radius: 3px; border: 1px solid currentColor;
  font: 700 9px/1 system-ui, sans-serif; letter-spacing: .08em }
@container (max-width: 219px) { .mark { display: none } }
.gold { background: #f7c343; color: #10214d } .gold:hover { background: #f0b72b }
.blue { background: #1040c7; color: #fff } .blue:hover { background: #0c34a5 }
.silver { background: #e9ecef; color: #14213d } .silver:hover { background: #dde1e6 }
.white { background: #fff; color: #14213d; border-color: #55606e } .white:hover { background: #f4f5f6 }
.black { background: #16181c; color: #fff } .black:hover { background: #2b2f36 }
.rect { border-radius: 4px } .pill { border-radius: 999px } .sharp { border-radius: 0 }
`;

const colors = ['gold', 'blue', 'silver', 'white', 'black'];
const shapes = ['rect', 'pill', 'sharp'];

/** The buttons, out of the reach of the page's styles. */
export function drawButtons(
  host: HTMLElement,
  sources: readonly string[],
  style: ButtonStyle = {},
): HTMLButtonElement[] {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const rules = new CSSStyleSheet();
  rules.replaceSync(sheet);
  root.adoptedStyleSheets = [rules];
  const stack = document.createElement('div');
  stack.className = style.layout === 'horizontal' ? 'stack row' : 'stack';
  const buttons = sources.map((source) => drawButton(source, style));
  stack.append(...buttons);
  root.replaceChildren(stack);
  return buttons;
}

function drawButton(source: string, style: ButtonStyle): HTMLButtonElement {
  const { color = 'gold', shape = 'rect', label = 'paypal', height = 45 } = style;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['fundingSource'] = source;
  button.classList.add(known(color, colors), known(shape, shapes));
  button.style.height = `${Math.min(55, Math.max(25, Number(height) || 45))}px`;
  const [before = '', after = ''] = source === 'paypal' ? (labels[label] ?? []) : [];
  button.append(before, text('name', names[source] ?? source), after, text('mark', 'SANDBOX'));
  return button;
}

function text(className: string, words: string): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = words;
  return span;
}

function known(word: string, words: readonly string[]): string {
  return words.includes(word) ? word : String(words[0]);
}
