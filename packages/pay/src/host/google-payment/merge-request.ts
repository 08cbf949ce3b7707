import { isRecord } from '../../protocol/checks.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Method {
  type?: unknown;
  [member: string]: unknown;
}

/** A default request with what the merchant knows better or alone. */
export function mergeRequest(request: Fields, overrides: Fields = {}): Record<string, unknown> {
  const isFirst = request['apiVersion'] !== 2;
  const merged = isFirst ? merge(request, overrides) : { ...request, ...overrides };
  if (!isFirst && Array.isArray(overrides['allowedPaymentMethods'])) {
    merged['allowedPaymentMethods'] = methods(request, overrides['allowedPaymentMethods']);
  }
  const { transactionInfo } = merged as { transactionInfo?: { totalPrice?: unknown } };
  const { totalPrice } = Object(transactionInfo) as { totalPrice?: string | number };
  if (totalPrice !== undefined) {
    // Google takes text alone, and numbers are what merchants have.
    merged['transactionInfo'] = { ...transactionInfo, totalPrice: String(totalPrice) };
  }
  return merged;
}

/** Each is filled up from the default one of its type. */
function methods({ allowedPaymentMethods }: Fields, given: readonly Method[]): unknown[] {
  const known = allowedPaymentMethods as readonly Method[]; // of a request that we made
  return given.map((method) => {
    const usual = known.find(({ type }) => type === method.type);
    return usual ? merge(usual, method) : method;
  });
}

function merge(usual: Fields, given: Fields): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...usual };
  for (const [key, value] of Object.entries(given)) {
    const before = merged[key];
    const areBoth = isRecord(before) && isRecord(value);
    merged[key] = areBoth ? merge(before as Fields, value as Fields) : value;
  }
  return merged;
}
