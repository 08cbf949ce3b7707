import { type JsonRecord, literalText, recordOf } from '../../protocol/json.ts';
import { isRecord } from '../../protocol/checks.ts';

/** A default request with what the merchant knows better or alone. */
export function mergeRequest(request: JsonRecord, given?: JsonRecord | null): JsonRecord {
  const overrides = given ?? {};
  const isFirst = request['apiVersion'] !== 2;
  const merged = isFirst ? merge(request, overrides) : { ...request, ...overrides };
  if (!isFirst && Array.isArray(overrides['allowedPaymentMethods'])) {
    merged['allowedPaymentMethods'] = methods(request, overrides['allowedPaymentMethods']);
  }
  const transactionInfo = recordOf(merged['transactionInfo']);
  const { totalPrice } = transactionInfo;
  if (totalPrice != null) {
    // Google takes text alone, and numbers are what merchants have.
    merged['transactionInfo'] = { ...transactionInfo, totalPrice: literalText(totalPrice) };
  }
  return merged;
}

/** Each is filled up from the default one of its type. */
function methods({ allowedPaymentMethods }: JsonRecord, given: readonly unknown[]): unknown[] {
  const known: unknown[] = Array.isArray(allowedPaymentMethods) ? allowedPaymentMethods : [];
  return given.map((method) => {
    const own = recordOf(method);
    const usual = known.map(recordOf).find(({ type }) => type === own['type']);
    return usual ? merge(usual, own) : method;
  });
}

/** A merchant with a gateway of their own gets nothing of ours beside it. */
const whole: ReadonlySet<string> = new Set([
  'tokenizationSpecification',
  'paymentMethodTokenizationParameters',
]);

function merge(usual: JsonRecord, given: JsonRecord): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...usual };
  for (const [key, value] of Object.entries(given)) {
    const before = merged[key];
    const isMerged = !whole.has(key) && isRecord(before) && isRecord(value);
    merged[key] = isMerged ? merge(before, value) : value;
  }
  return merged;
}
