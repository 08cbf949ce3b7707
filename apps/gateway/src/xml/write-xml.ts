import { isSpecial, special, type XmlObject, type XmlSpecial, type XmlValue } from './xml-value.ts';

/** A document with one root element, its types marked as the server SDKs expect them. */
export function writeXml(root: string, value: XmlValue): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, value)}\n`;
}

function element(name: string, value: XmlValue): string {
  const tag = elementName(name);
  if (value === undefined) return '';
  if (value === null) return `<${tag} nil="true"/>`;
  if (typeof value === 'string') return `<${tag}>${escapeText(value)}</${tag}>`;
  if (typeof value === 'number') return typed(tag, 'integer', String(value));
  if (typeof value === 'boolean') return typed(tag, 'boolean', String(value));
  if (value instanceof Date) return typed(tag, 'datetime', wireMoment(value));
  if (isSpecial(value)) return specialElement(tag, value);
  return `<${tag}>${elements(value)}</${tag}>`;
}

function specialElement(tag: string, value: XmlSpecial): string {
  switch (value[special]) {
    case 'word':
      return typed(tag, 'symbol', escapeText(value.word));
    case 'list':
      return typed(tag, 'array', items(value));
    case 'collection':
      return typed(tag, 'collection', elements(value.facts) + items(value));
  }
}

function typed(tag: string, type: string, content: string): string {
  return `<${tag} type="${type}">${content}</${tag}>`;
}

function elements(object: XmlObject): string {
  return Object.entries(object)
    .map(([name, value]) => element(name, value))
    .join('');
}

function items({ item, items: values }: { item: string; items: readonly XmlValue[] }): string {
  return values.map((value) => element(item, value)).join('');
}

/** The wire knows seconds. */
export function wireMoment(at: Date): string {
  return `${at.toISOString().slice(0, 19)}Z`;
}

/** `firstName` and `first_name` become `first-name`, `last4` becomes `last-4`. */
export function elementName(name: string): string {
  const dashed = name
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll('_', '-')
    .replace(/^last(?=\d)/, 'last-');
  if (!/^[a-z][a-z0-9.-]*$/.test(dashed)) throw new Error(`not an element name: ${name}`);
  return dashed;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** What XML 1.0 cannot carry, lone surrogates among it, becomes a replacement character. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? character);
}
