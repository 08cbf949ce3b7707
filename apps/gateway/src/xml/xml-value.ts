import { recordOf } from '@albumen/domain/json-record';

/** What the server API answers: written as typed XML, or as JSON for those who prefer it. */
export type XmlValue = string | number | boolean | Date | null | undefined | XmlSpecial | XmlObject;

/** Elements by their name in camelCase; an undefined one is left out. */
export interface XmlObject {
  readonly [name: string]: XmlValue;
}

/** Marks what is not an object of elements; no element can be named by it. */
export const special = Symbol('special');

export type XmlSpecial = XmlWord | XmlList | XmlCollection;

/** A word of the protocol rather than text of a person. */
interface XmlWord {
  readonly [special]: 'word';
  readonly word: string;
}

interface XmlList {
  readonly [special]: 'list';
  readonly item: string;
  readonly items: readonly XmlValue[];
}

interface XmlCollection {
  readonly [special]: 'collection';
  readonly item: string;
  readonly items: readonly XmlValue[];
  readonly facts: XmlObject;
}

export function xmlWord(word: string): XmlWord {
  return { [special]: 'word', word };
}

/** `<cards type="array">` around any number of `<card>`. */
export function xmlList(item: string, items: readonly XmlValue[]): XmlList {
  return { [special]: 'list', item, items };
}

/** An object beside whose elements any number of `<item>` stand. */
export function xmlCollection(
  item: string,
  items: readonly XmlValue[],
  facts: XmlObject,
): XmlCollection {
  return { [special]: 'collection', item, items, facts };
}

export function isSpecial(value: XmlSpecial | XmlObject): value is XmlSpecial {
  return special in value;
}

/** A record of JSON as elements: its objects too, and its lists as `<item>`s. */
export function xmlOf(json: unknown): XmlObject {
  return Object.fromEntries(
    Object.entries(recordOf(json)).map(([name, value]) => [name, xmlValueOf(value)]),
  );
}

function xmlValueOf(json: unknown): XmlValue {
  if (Array.isArray(json)) return xmlList('item', json.map(xmlValueOf));
  if (typeof json === 'object' && json !== null) return xmlOf(json);
  const isPlain = typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean';
  return isPlain ? json : null;
}
