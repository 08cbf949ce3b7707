import { type JsonRecord, literalText, recordOf } from '../../protocol/json.ts';
import { isRecord } from '../../protocol/checks.ts';

/** A default request with what the merchant knows better or alone. */
export function mergeRequest(request: JsonRecord, given?: JsonRecord | null): JsonRecord {
  const overrides = recordOf(given);
  const merged: Record<string, unknown> = { ...request, ...overrides };
  const { allowedPaymentMethods, transactionInfo, cardRequirements } = overrides;
  if (request['apiVersion'] !== 2) {
    const usual = recordOf(request['cardRequirements']);
    const { allowedCardNetworks } = recordOf(cardRequirements);
    merged['cardRequirements'] = {
      ...recordOf(merged['cardRequirements']),
      allowedCardNetworks: allowedCardNetworks || usual['allowedCardNetworks'],
    };
  } else if (Array.isArray(allowedPaymentMethods)) {
    merged['allowedPaymentMethods'] = methods(request, allowedPaymentMethods);
  }
  const { totalPrice } = recordOf(transactionInfo);
  if (totalPrice != null) {
    // Google takes text alone, and numbers are what merchants have.
    merged['transactionInfo'] = {
      ...recordOf(transactionInfo),
      totalPrice: literalText(totalPrice),
    };
  }
  return merged;
}

/** Each is filled up from the default one of its type. */
function methods({ allowedPaymentMethods }: JsonRecord, given: readonly unknown[]): unknown[] {
  const known: unknown[] = Array.isArray(allowedPaymentMethods) ? allowedPaymentMethods : [];
  return given.map((method) => {
    const own = recordOf(method);
    const usual = known.map(recordOf).find(({ type }) => type === own['type']);
    return usual ? fillUp(usual, own) : method;
  });
}

function fillUp(usual: JsonRecord, own: JsonRecord): JsonRecord {
  const filled: Record<string, unknown> = { ...own };
  for (const [key, value] of Object.entries(usual)) {
    const given = own[key];
    // A merchant with a gateway of their own gets nothing of ours beside it.
    const isWhole = key === 'tokenizationSpecification' && recordOf(given)['type'] !== undefined;
    if (!given) filled[key] = value;
    else if (isRecord(value) && !isWhole) filled[key] = { ...value, ...recordOf(given) };
  }
  return filled;
}
