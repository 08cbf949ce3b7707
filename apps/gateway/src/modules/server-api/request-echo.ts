import { recordOf } from '@albumen/domain/json-record';
import { xmlList, type XmlObject, type XmlValue } from '../../xml/xml-value.ts';

/** These never leave again, whatever they hold. */
const secret = new Set(['number', 'cvv', 'iban', 'account_number']);
const maxDepth = 8;

/** The request as its error answer repeats it: without card numbers, whatever object was sent. */
export function echoOf(body: unknown): XmlObject {
  return fieldsOf(recordOf(body), 0);
}

function valueOf(value: unknown, depth: number): XmlValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || depth > maxDepth) return undefined;
  if (Array.isArray(value)) {
    return xmlList(
      'item',
      value.map((item) => valueOf(item, depth + 1)),
    );
  }
  return fieldsOf(value, depth);
}

function fieldsOf(value: object, depth: number): XmlObject {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => /^[a-z][a-z0-9_]*$/.test(name) && !secret.has(name))
      .map(([name, inner]) => [name, valueOf(inner, depth + 1)]),
  );
}
