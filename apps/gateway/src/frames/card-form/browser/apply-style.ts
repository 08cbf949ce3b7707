import type { CardFormStyle } from './protocol.ts';

const color =
  /^(#[0-9a-f]{3,8}|transparent|[a-z]{3,20}|(rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/-]{1,60}(deg)?[\d\s.,%/-]{0,40}\))$/i;
const length = /^\d{1,3}(\.\d{1,3})?(px|rem|em)$/;

const shapes: Readonly<Record<Exclude<keyof CardFormStyle, 'colorScheme'>, [string, RegExp]>> = {
  color: ['--color', color],
  labelColor: ['--label', color],
  ground: ['--ground', color],
  background: ['--background', color],
  borderColor: ['--border', color],
  focusColor: ['--focus', color],
  errorColor: ['--error', color],
  borderRadius: ['--radius', length],
  fontSize: ['--size', length],
};

/** Takes only what cannot load, hide or move anything. */
export function applyStyle(root: HTMLElement, style: CardFormStyle): void {
  const { colorScheme } = style;
  if (colorScheme === 'light' || colorScheme === 'dark') root.dataset['scheme'] = colorScheme;
  for (const [name, [property, shape]] of Object.entries(shapes)) {
    const value = style[name as keyof typeof shapes]; // a key of the record above
    if (typeof value === 'string' && shape.test(value)) root.style.setProperty(property, value);
  }
}
