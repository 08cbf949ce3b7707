import { accept, refuse, type Outcome } from '../../refusal.ts';
import {
  drawingElements,
  geometryAttributes,
  inertElements,
  inertPrefixes,
  styleProperties,
} from './allow-list.ts';
import { cleanDeclarations, cleanStyleSheet, isLocalValue } from './style.ts';
import type { XmlElement } from './xml-reader.ts';

type Attribute = readonly [string, string];

const outside = 'a reference to something outside of it';

function isInert(name: string): boolean {
  const [prefix, local] = name.split(':', 2);
  return inertElements.has(name) || (local !== undefined && inertPrefixes.has(prefix ?? ''));
}

/** One attribute as it may stay; null when it is left out. */
function cleanAttribute([name, value]: Attribute): Outcome<Attribute | null> {
  if (/^on/i.test(name)) return refuse('svgUnsafe', `an event handler (${name})`);
  if (name === 'href' || name === 'xlink:href') {
    return /^#[\w.:-]+$/.test(value) ? accept(['href', value]) : refuse('svgUnsafe', outside);
  }
  if (name === 'style') {
    const cleaned = cleanDeclarations(value);
    return cleaned.ok ? accept([name, cleaned.value]) : cleaned;
  }
  if (!geometryAttributes.has(name) && !styleProperties.has(name)) return accept(null);
  return isLocalValue(value) ? accept([name, value]) : refuse('svgUnsafe', outside);
}

function cleanAttributes(element: XmlElement): Outcome<Map<string, string>> {
  const kept = new Map<string, string>();
  for (const attribute of element.attributes) {
    const cleaned = cleanAttribute(attribute);
    if (!cleaned.ok) return cleaned;
    if (cleaned.value !== null) kept.set(...cleaned.value);
  }
  return accept(kept);
}

function cleanText(element: XmlElement): Outcome<string> {
  return element.name === 'style' ? cleanStyleSheet(element.text) : accept('');
}

/** Copies what is allowed of an element and everything in it; refuses at the first thing that is not. */
export function cleanElement(element: XmlElement): Outcome<XmlElement> {
  if (!drawingElements.has(element.name)) return refuse('svgUnsafe', `<${element.name}>`);
  const attributes = cleanAttributes(element);
  if (!attributes.ok) return attributes;
  const text = cleanText(element);
  if (!text.ok) return text;
  const children: XmlElement[] = [];
  for (const child of element.children.filter(({ name }) => !isInert(name))) {
    const cleaned = cleanElement(child);
    if (!cleaned.ok) return cleaned;
    children.push(cleaned.value);
  }
  return accept({ name: element.name, attributes: attributes.value, children, text: text.value });
}
