import { accept, refuse, type Outcome } from '../../refusal.ts';
import { decodeEntities } from './xml-entities.ts';

/** An element of a parsed document; text is kept only as one string of its own. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Bounds: a logo of a design program has a few hundred elements, four or five deep. */
const maxDepth = 64;
const maxElements = 20_000;
const maxAttributes = 100;

const startTag = /<([A-Za-z_][\w.:-]*)/y;
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const startTagEnd = /\s*(\/?)>/y;
const endTag = /<\/([A-Za-z_][\w.:-]*)\s*>/y;

interface OpenElement {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: OpenElement[];
  text: string;
}

interface Cursor {
  readonly source: string;
  at: number;
  elements: number;
}

/** Matches at the cursor and moves behind the match. */
function take(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.at;
  const match = pattern.exec(cursor.source);
  if (match !== null) cursor.at = pattern.lastIndex;
  return match;
}

function skipTo(cursor: Cursor, end: string): string | null {
  const found = cursor.source.indexOf(end, cursor.at);
  if (found < 0) return null;
  const skipped = cursor.source.slice(cursor.at, found);
  cursor.at = found + end.length;
  return skipped;
}

function readStartTag(cursor: Cursor): Outcome<{ element: OpenElement; isClosed: boolean }> {
  const name = take(cursor, startTag)?.[1];
  if (name === undefined) return refuse('svgUnreadable', 'its markup is broken');
  const element: OpenElement = { name, attributes: new Map(), children: [], text: '' };
  for (let match = take(cursor, attribute); match !== null; match = take(cursor, attribute)) {
    const value = decodeEntities(match[2] ?? match[3] ?? '');
    if (value === null) return refuse('svgUnsafe', 'an entity');
    element.attributes.set(match[1] ?? '', value);
    if (element.attributes.size > maxAttributes)
      return refuse('svgTooComplex', 'an element with too many attributes');
  }
  const end = take(cursor, startTagEnd);
  if (end === null) return refuse('svgUnreadable', `its <${name}> is broken`);
  cursor.elements += 1;
  return accept({ element, isClosed: end[1] === '/' });
}

function readText(cursor: Cursor, parent: OpenElement | undefined): Outcome<null> {
  const next = cursor.source.indexOf('<', cursor.at);
  const raw = cursor.source.slice(cursor.at, next < 0 ? undefined : next);
  cursor.at = next < 0 ? cursor.source.length : next;
  const text = decodeEntities(raw);
  if (text === null) return refuse('svgUnsafe', 'an entity');
  if (parent !== undefined) parent.text += text;
  else if (text.trim() !== '') return refuse('svgUnreadable', 'there is text outside of it');
  return accept(null);
}

/** Comments vanish, CDATA is text; declarations of any kind are refused. */
function readSpecial(cursor: Cursor, parent: OpenElement | undefined): Outcome<null> {
  const { source, at } = cursor;
  if (source.startsWith('<!--', at)) {
    return skipTo(cursor, '-->') === null
      ? refuse('svgUnreadable', 'a comment has no end')
      : accept(null);
  }
  if (source.startsWith('<![CDATA[', at) && parent !== undefined) {
    const text = skipTo(cursor, ']]>');
    if (text === null) return refuse('svgUnreadable', 'its markup is broken');
    parent.text += text.slice('<![CDATA['.length);
    return accept(null);
  }
  if (source.startsWith('<?xml ', at) && at === 0) {
    return skipTo(cursor, '?>') === null
      ? refuse('svgUnreadable', 'its markup is broken')
      : accept(null);
  }
  return refuse(
    'svgUnsafe',
    source.startsWith('<?', at) ? 'a processing instruction' : 'a DOCTYPE',
  );
}

function openElement(cursor: Cursor, stack: OpenElement[]): Outcome<OpenElement> {
  const read = readStartTag(cursor);
  if (!read.ok) return read;
  const { element, isClosed } = read.value;
  if (cursor.elements > maxElements)
    return refuse('svgTooComplex', `more than ${maxElements} elements`);
  if (stack.length >= maxDepth) return refuse('svgTooComplex', `more than ${maxDepth} levels`);
  stack.at(-1)?.children.push(element);
  if (!isClosed) stack.push(element);
  return accept(element);
}

function closeElement(cursor: Cursor, stack: OpenElement[]): Outcome<null> {
  const name = take(cursor, endTag)?.[1];
  return name !== undefined && stack.pop()?.name === name
    ? accept(null)
    : refuse('svgUnreadable', 'its elements are not closed in order');
}

function readNext(cursor: Cursor, stack: OpenElement[]): Outcome<OpenElement | null> {
  const next = cursor.source.slice(cursor.at, cursor.at + 2);
  if (!next.startsWith('<')) return readText(cursor, stack.at(-1));
  if (next === '</') return closeElement(cursor, stack);
  if (next === '<!' || next === '<?') return readSpecial(cursor, stack.at(-1));
  return openElement(cursor, stack);
}

/** Parses a strict subset of XML: no DOCTYPE, no entities of its own, no processing instructions, all bounded. */
export function readXml(source: string): Outcome<XmlElement> {
  const cursor: Cursor = { source: source.replace(/^\uFEFF/, '').trim(), at: 0, elements: 0 };
  const stack: OpenElement[] = [];
  let root: OpenElement | null = null;
  while (cursor.at < cursor.source.length) {
    const isOutside = stack.length === 0;
    const read = readNext(cursor, stack);
    if (!read.ok) return read;
    if (read.value !== null && isOutside) {
      if (root !== null) return refuse('svgUnreadable', 'it holds two documents');
      root = read.value;
    }
  }
  if (root === null || stack.length > 0) return refuse('svgUnreadable', 'it ends too early');
  return accept(root);
}
