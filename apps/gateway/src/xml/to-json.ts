import { isSpecial, special, type XmlObject, type XmlSpecial, type XmlValue } from './xml-value.ts';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The answer of the server API for a client that asked for JSON. */
export function toJson(value: XmlValue): Json {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value;
  if (value instanceof Date) return value.toISOString();
  return isSpecial(value) ? specialToJson(value) : fields(value);
}

function specialToJson(value: XmlSpecial): Json {
  switch (value[special]) {
    case 'word':
      return value.word;
    case 'list':
      return value.items.map(toJson);
    case 'collection':
      return { ...fields(value.facts), [value.item]: value.items.map(toJson) };
  }
}

function fields(object: XmlObject): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(object)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toJson(value)]),
  );
}
