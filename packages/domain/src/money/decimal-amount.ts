/** Currencies whose minor unit is not a hundredth, by the number of decimal places. */
export const unusualPlaces: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** Decimal places of a currency's amounts, by ISO 4217 code in capitals; 2 when it is not known. */
export function decimalPlaces(currency: string): number {
  return unusualPlaces[currency] ?? 2;
}

const decimal = /^(-?)(\d{1,15})(?:\.(\d*))?$/;

/**
 * The minor units of an amount written as a decimal number. Places beyond the currency's own must be
 * zeros. Undefined when it is no amount, or too large to count exactly.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const match = decimal.exec(text.trim());
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const places = decimalPlaces(currency);
  if (/[1-9]/.test(fraction.slice(places))) return undefined;
  const minor = Number(whole + fraction.slice(0, places).padEnd(places, '0'));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** Minor units as a decimal number with all places of the currency: `12.30`. */
export function formatAmount(amountMinor: number, currency: string): string {
  const places = decimalPlaces(currency);
  const digits = String(Math.abs(amountMinor)).padStart(places + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
