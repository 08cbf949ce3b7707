/**
 * An amount as people type it, as a plain decimal number: `1,250.00`, `1250` and `12,50` give
 * `1250.00`, `1250` and `12.50`. Undefined when it is no amount, or when its places are more than two.
 */
export function plainAmount(text: string): string | undefined {
  const tight = text.replaceAll(/[\s\u00a0\u202f]/g, '');
  if (/^\d{1,12}([.,]\d{1,2})?$/.test(tight)) return tight.replace(',', '.');
  if (/^\d{1,3}(,\d{3}){1,3}(\.\d{1,2})?$/.test(tight)) return tight.replaceAll(',', '');
  return undefined;
}
