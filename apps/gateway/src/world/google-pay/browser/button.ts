/** What a button may be asked to look like. */
export interface ButtonOptions {
  onClick?: (event: Event) => void;
  buttonColor?: 'default' | 'black' | 'white';
  buttonType?: string;
  buttonSizeMode?: 'static' | 'fill';
  /** CSS pixels. */
  buttonRadius?: number;
}

const labels: Readonly<Record<string, string>> = {
  book: 'Book with',
  buy: 'Buy with',
  checkout: 'Check out with',
  donate: 'Donate with',
  order: 'Order with',
  pay: 'Pay with',
  plain: '',
  subscribe: 'Subscribe with',
};

/** A button of plain text; by style properties, which no policy forbids. */
export function makeButton(options: ButtonOptions): HTMLElement {
  const { onClick, buttonColor, buttonType = 'buy', buttonSizeMode, buttonRadius = 4 } = options;
  const button = document.createElement('button');
  const isWhite = buttonColor === 'white';
  button.type = 'button';
  button.className = `gpay-button ${isWhite ? 'white' : 'black'}`;
  button.textContent = `${labels[buttonType] ?? 'Pay with'} Google Pay`.trim();
  Object.assign(button.style, {
    minWidth: '12rem',
    minHeight: '40px',
    padding: '0 1.25rem',
    border: isWhite ? '1px solid #747775' : '1px solid transparent',
    borderRadius: `${buttonRadius}px`,
    background: isWhite ? '#fff' : '#000',
    color: isWhite ? '#1f1f1f' : '#fff',
    font: '500 1rem/1.25 system-ui, sans-serif',
    cursor: 'pointer',
    ...(buttonSizeMode === 'fill' && { width: '100%', height: '100%' }),
  });
  if (onClick) button.addEventListener('click', onClick);
  const around = document.createElement('div');
  if (buttonSizeMode === 'fill') Object.assign(around.style, { width: '100%', height: '100%' });
  around.append(button);
  return around;
}
