import {
  HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME,
  HOSTED_FIELDS_FIELD_PROPERTY_INVALID,
  HOSTED_FIELDS_INVALID_FIELD_KEY,
  HOSTED_FIELDS_INVALID_FIELD_SELECTOR,
} from '../../protocol/errors/hosted-fields.ts';
import { type FieldKey, isFieldKey } from '../../protocol/hosted-fields.ts';
import { type JsonRecord, recordOf } from '../../protocol/json.ts';
import { payError } from '../../protocol/pay-error.ts';
import { addHint } from '../shared/explain.ts';

/** A field that is about to be shown, its options checked. */
export interface FieldPlan {
  key: FieldKey;
  container: HTMLElement;
  options: JsonRecord;
}

/** Containers that a create has claimed and not released. */
const claimed = new WeakSet<Element>();

/**
 * Checks the fields of `create` and takes their containers, all or none.
 * @throws BraintreeError for the first field that is wrong
 */
export function planFields(fields: JsonRecord): FieldPlan[] {
  const plans = Object.keys(fields).map((key) => planField(key, recordOf(fields[key])));
  for (const [place, { container, key, options }] of plans.entries()) {
    const isTwice = plans.slice(0, place).some((other) => other.container === container);
    if (isTwice) throw fieldError(HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME, key, options);
  }
  for (const { container } of plans) claimed.add(container);
  return plans;
}

/** Gives containers back for the next create. */
export function releaseContainers(plans: readonly FieldPlan[]): void {
  for (const { container } of plans) claimed.delete(container);
}

function planField(key: string, options: JsonRecord): FieldPlan {
  if (!isFieldKey(key)) throw payError(HOSTED_FIELDS_INVALID_FIELD_KEY, { field: key });
  const container = findContainer(options['container'] ?? options['selector']);
  if (!container) throw fieldError(HOSTED_FIELDS_INVALID_FIELD_SELECTOR, key, options);
  if (claimed.has(container) || container.querySelector('iframe[name^="braintree-"]')) {
    throw fieldError(HOSTED_FIELDS_FIELD_DUPLICATE_IFRAME, key, options);
  }
  for (const property of ['maxlength', 'minlength']) {
    const value = options[property];
    if (!value || typeof value === 'number') continue;
    const params = { property, field: key, reason: 'it must be a number.' };
    throw payError(HOSTED_FIELDS_FIELD_PROPERTY_INVALID, params, { fieldKey: key });
  }
  return { key, container, options };
}

/** An error of one field, which names it and its container. */
export function fieldError(
  kind: Parameters<typeof payError>[0],
  key: string,
  options: JsonRecord,
): Error {
  const { container, selector } = options;
  const details = { fieldSelector: selector, fieldContainer: container, fieldKey: key };
  const place = container ?? selector;
  return addHint(
    payError(kind, { field: key }, details),
    `(field ${key}, container ${String(recordOf(place)['id'] ?? place)})`,
  );
}

function findContainer(given: unknown): HTMLElement | undefined {
  if (given instanceof HTMLElement) return given;
  try {
    return document.querySelector<HTMLElement>(String(given)) ?? undefined;
  } catch {
    return undefined;
  }
}
