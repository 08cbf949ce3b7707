import { cleanElement } from './lib/svg/clean-element.ts';
import { checkExpansion } from './lib/svg/expansion.ts';
import { encodeEntities } from './lib/svg/xml-entities.ts';
import { readXml, type XmlElement } from './lib/svg/xml-reader.ts';
import { accept, refuse, type Outcome } from './refusal.ts';
import type { PixelSize } from './renditions.ts';

/** An SVG rebuilt from what is allowed; nothing of the original markup is copied. */
export interface CleanSvg {
  readonly markup: string;
  /** The width and height it states in pixels; null when it states none or in other units. */
  readonly statedSize: PixelSize | null;
}

/** Longest SVG we parse, in characters. Logos have a few thousand. */
export const maxSvgCharacters = 4 * 1_048_576;

const svgNamespace = 'http://www.w3.org/2000/svg';

function write(element: XmlElement, extra = ''): string {
  const attributes = [...element.attributes]
    .map(([name, value]) => ` ${name}="${encodeEntities(value)}"`)
    .join('');
  const content =
    encodeEntities(element.text) + element.children.map((child) => write(child)).join('');
  return `<${element.name}${extra}${attributes}>${content}</${element.name}>`;
}

function pixelsOf(value: string | undefined): number | null {
  const match = /^\s*(\d{1,7}(?:\.\d{1,9})?)(?:px)?\s*$/.exec(value ?? '');
  return match === null ? null : Number(match[1]);
}

function statedSizeOf({ attributes }: XmlElement): PixelSize | null {
  const width = pixelsOf(attributes.get('width'));
  const height = pixelsOf(attributes.get('height'));
  return width === null || height === null ? null : { width, height };
}

/**
 * Rebuilds an SVG from an allow-list of elements, attributes and style properties. Scripts, event
 * handlers, text, embedded pictures, filters, links, DOCTYPEs and references to anything outside of
 * the document are refused by name; notes of drawing programs are left out. Pure.
 */
export function sanitizeSvg(text: string): Outcome<CleanSvg> {
  if (text.length > maxSvgCharacters) return refuse('svgTooComplex', 'more than 4 MB of markup');
  const read = readXml(text);
  if (!read.ok) return read;
  const root = read.value;
  const isSvg =
    root.name === 'svg' && (root.attributes.get('xmlns') ?? svgNamespace) === svgNamespace;
  if (!isSvg) return refuse('svgUnreadable', 'it is another kind of XML');
  const cleaned = cleanElement(root);
  if (!cleaned.ok) return cleaned;
  const expansion = checkExpansion(cleaned.value);
  if (!expansion.ok) return expansion;
  return accept({
    markup: write(cleaned.value, ` xmlns="${svgNamespace}"`),
    statedSize: statedSizeOf(cleaned.value),
  });
}
