import { brandsOf } from './card-brands.ts';
import type { FieldContext } from './field-control.ts';
import { type Format, formatDate, formatDigits, formatNumber, unknownNetwork } from './format.ts';

/** How the text of a field looks at the moment. */
export interface TextShape {
  format: Format;
  maxLength: number;
}

const asTyped: Format = (text) => text;
const nameLength = 255;

/** The shape of a field that holds `text`; it follows the network of the number. */
export function shapeOf(context: FieldContext, text: string): TextShape {
  const { format, maxLength } = shapeOfKey(context, text);
  return { format: context.settings.isFormatted ? format : asTyped, maxLength };
}

function shapeOfKey({ key, settings, form }: FieldContext, text: string): TextShape {
  switch (key) {
    case 'number': {
      const [brand, ...others] = brandsOf(text.replace(/\D/g, ''));
      return numberShape(others.length === 0 ? brand : undefined, settings.maxCardLength);
    }
    case 'cvv': {
      const { brands } = form.validation();
      const longest = Math.max(0, ...brands.map(({ code }) => code.size)) || 4;
      return digits(Math.min(longest, settings.maxLength ?? longest));
    }
    case 'expirationDate':
      return { format: formatDate, maxLength: 'MM / YYYY'.length };
    case 'expirationMonth':
      return digits(2);
    case 'expirationYear':
      return digits(4);
    case 'postalCode':
      return { format: asTyped, maxLength: settings.maxLength ?? 10 };
    case 'cardholderName':
      return { format: asTyped, maxLength: nameLength };
  }
}

function numberShape(
  brand: { gaps: readonly number[]; lengths: readonly number[] } | undefined,
  maxCardLength = Infinity,
): TextShape {
  const { gaps } = brand ?? unknownNetwork;
  const longest = Math.min(brand?.lengths.at(-1) ?? unknownNetwork.longest, maxCardLength);
  return {
    format: (text) => formatNumber(text, gaps, longest),
    maxLength: longest + gaps.filter((gap) => gap < longest).length,
  };
}

function digits(longest: number): TextShape {
  return { format: (text) => formatDigits(text, longest), maxLength: longest };
}
