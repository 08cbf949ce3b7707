import type { FieldError } from '../../http/refusal.ts';
import { elementName } from '../../xml/write-xml.ts';
import { xmlList, xmlWord, type XmlObject, type XmlValue } from '../../xml/xml-value.ts';
import { validationMessages, type ValidationCode } from './validation-messages.ts';

interface Finding {
  readonly attribute: string;
  readonly code: string;
  readonly message: string;
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
  addFinding(errors, path.split('.'), { code, message: validationMessages[code] });
}

/** Errors that a part of the request was found to have, at the place where that part stands. */
export function addFieldErrors(
  errors: ValidationErrors,
  place: readonly string[],
  found: readonly FieldError[],
): void {
  for (const { path, code, message } of found) {
    addFinding(errors, [...place, ...path], { code, message });
  }
}

function addFinding(
  errors: ValidationErrors,
  path: readonly string[],
  finding: Omit<Finding, 'attribute'>,
): void {
  let place = errors;
  for (const name of path.slice(0, -1)) {
    const next = place.below.get(name) ?? noErrors();
    place.below.set(name, next);
    place = next;
  }
  const attribute = path.at(-1) ?? 'base';
  // What is read by two readers is wrong once.
  const isKnown = place.own.some((one) => one.attribute === attribute && one.code === finding.code);
  if (!isKnown) place.own.push({ attribute, ...finding });
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

function presentFinding({ attribute, code, message }: Finding): XmlObject {
  return {
    code,
    attribute: xmlWord(elementName(attribute).replaceAll('-', '_')),
    message,
  };
}

/** The errors as a list, for callers that read no tree. */
export function listErrors(
  errors: ValidationErrors,
  place: readonly string[] = [],
): readonly FieldError[] {
  const own = errors.own.map(({ attribute, code, message }) => ({
    path: [...place, attribute],
    code,
    message,
  }));
  const below = [...errors.below].flatMap(([name, deeper]) => listErrors(deeper, [...place, name]));
  return [...own, ...below];
}

/** One line per error, in the order they were found. */
export function messageOf(errors: ValidationErrors): string {
  return listErrors(errors)
    .map(({ message }) => message)
    .join('\n');
}
