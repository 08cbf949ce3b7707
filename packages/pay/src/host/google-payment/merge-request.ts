import { isRecord } from '../../protocol/checks.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Method {
  type?: unknown;
  [member: string]: unknown;
}

/** A default request with what the merchant knows better or alone. */
export function mergeRequest(request: Fields, overrides: Fields = {}): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...request };
  for (const [key, value] of Object.entries(overrides)) merged[key] = merge(merged[key], value);
  if (request['apiVersion'] === 2 && Array.isArray(overrides['allowedPaymentMethods'])) {
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

function merge(usual: unknown, given: unknown): unknown {
  if (!isRecord(usual) || !isRecord(given)) return given;
  const merged: Record<string, unknown> = { ...(usual as Fields) };
  for (const [key, value] of Object.entries(given as Fields))
    merged[key] = merge(merged[key], value);
  return merged;
}
