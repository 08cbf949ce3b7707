import { accept, refuse, type Outcome } from '../../refusal.ts';
import { styleProperties } from './allow-list.ts';

const localReference = /^url\(\s*(["']?)#[\w.:-]+\1\s*\)(\s+(none|#[0-9a-fA-F]{3,8}|[a-zA-Z]+))?$/;
const outsideWords = /url\(|javascript:|data:|expression\(|[\\@<]/i;
const selectorList = /^[\w\s.,#*>:-]+$/;

/** Whether a value stays inside the document: references only as `url(#id)`. */
export function isLocalValue(value: string): boolean {
  return localReference.test(value.trim()) || !outsideWords.test(value);
}

/** Reads `name: value; …`; unknown properties are left out, references to elsewhere refused. */
export function cleanDeclarations(css: string): Outcome<string> {
  const kept: string[] = [];
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (!isLocalValue(value)) return refuse('svgUnsafe', 'a reference to something outside of it');
    if (colon > 0 && styleProperties.has(property)) kept.push(`${property}:${value}`);
  }
  return accept(kept.join(';'));
}

/** Reads a style sheet of plain rules; `@` rules (imports, fonts, media) are refused. */
export function cleanStyleSheet(css: string): Outcome<string> {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, ' ');
  if (bare.includes('@')) return refuse('svgUnsafe', 'a CSS @ rule');
  const rules: string[] = [];
  const rest = bare.replaceAll(/([^{}]*)\{([^{}]*)\}/g, (_, selector: string, body: string) => {
    rules.push(selector, body);
    return '';
  });
  if (rest.trim() !== '') return refuse('svgUnreadable', 'its style sheet is broken');
  const cleaned: string[] = [];
  for (let index = 0; index < rules.length; index += 2) {
    const selector = (rules[index] ?? '').trim();
    const body = cleanDeclarations(rules[index + 1] ?? '');
    if (!body.ok) return body;
    if (!selectorList.test(selector)) return refuse('svgUnsafe', 'a CSS selector of a rare kind');
    cleaned.push(`${selector}{${body.value}}`);
  }
  return accept(cleaned.join(''));
}
