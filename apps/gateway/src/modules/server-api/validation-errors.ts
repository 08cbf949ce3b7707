import { elementName } from '../../xml/write-xml.ts';
import { xmlList, xmlWord, type XmlObject, type XmlValue } from '../../xml/xml-value.ts';
import { validationMessages, type ValidationCode } from './validation-messages.ts';

interface Finding {
  readonly attribute: string;
  readonly code: ValidationCode;
}

/** All validation errors of one request, where they stand in it. */
export interface ValidationErrors {
  readonly own: Finding[];
  readonly below: Map<string, ValidationErrors>;
}

export function noErrors(): ValidationErrors {
  return { own: [], below: new Map() };
}

/** `path` leads through the request to the attribute: `transaction.creditCard.number`. */
export function addError(errors: ValidationErrors, path: string, code: ValidationCode): void {
  const names = path.split('.');
  const attribute = names.pop() ?? 'base';
  let place = errors;
  for (const name of names) {
    const next = place.below.get(name) ?? noErrors();
    place.below.set(name, next);
    place = next;
  }
  place.own.push({ attribute, code });
}

export function hasErrors(errors: ValidationErrors): boolean {
  return errors.own.length > 0 || [...errors.below.values()].some(hasErrors);
}

/** Every level has its own list, empty ones too: the server SDK reads it without looking. */
export function presentErrors(errors: ValidationErrors): XmlObject {
  const below: Record<string, XmlValue> = {};
  for (const [name, deeper] of errors.below) below[name] = presentErrors(deeper);
  return { errors: xmlList('error', errors.own.map(presentFinding)), ...below };
}

function presentFinding({ attribute, code }: Finding): XmlObject {
  return {
    code,
    attribute: xmlWord(elementName(attribute).replaceAll('-', '_')),
    message: validationMessages[code],
  };
}

/** One line per error, in the order they were found. */
export function messageOf(errors: ValidationErrors): string {
  return [...messages(errors)].join('\n');
}

function* messages(errors: ValidationErrors): Generator<string> {
  for (const { code } of errors.own) yield validationMessages[code];
  for (const deeper of errors.below.values()) yield* messages(deeper);
}
