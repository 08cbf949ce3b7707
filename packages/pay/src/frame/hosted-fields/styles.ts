import type { JsonRecord } from '../../protocol/json.ts';
import { STYLE_PROPERTIES } from '../../protocol/hosted-fields-styles.ts';

const badSelector = /^\s*$|supports|import|[{}<]/i;
const badValue = /[;<>\\]|@import|expression|url|javascript/i;

/** A selector that may stand in front of a rule inside a field. */
export function isAllowedSelector(selector: string): boolean {
  return !badSelector.test(selector);
}

/** A declaration that may stand in a rule inside a field. */
export function isAllowedDeclaration(property: string, value: unknown): boolean {
  return STYLE_PROPERTIES.includes(property) && !badValue.test(String(value));
}

/**
 * Fills `sheet` with the merchant's styles. Rules are made through the CSS object model, so no text
 * of the merchant's becomes CSS by itself; what the lists do not allow is left out.
 */
export function applyStyles(sheet: CSSStyleSheet | CSSGroupingRule, styles: unknown): void {
  for (const [selector, content] of Object.entries(Object(styles))) {
    if (!isAllowedSelector(selector) || typeof content !== 'object') continue;
    const rule = addRule(sheet, selector);
    // Only a media query's rule has `media`, a selector's has none.
    if (rule && 'media' in rule) applyStyles(rule as CSSMediaRule, content);
    else if (rule) declare((rule as CSSStyleRule).style, Object(content));
  }
}

function addRule(sheet: CSSStyleSheet | CSSGroupingRule, selector: string): CSSRule | undefined {
  const isQuery = selector.startsWith('@');
  if (isQuery && !/^@media\b/.test(selector)) return undefined;
  try {
    return sheet.cssRules[sheet.insertRule(`${selector}{}`, sheet.cssRules.length)];
  } catch {
    // A selector that this browser does not know.
    return undefined;
  }
}

function declare(style: CSSStyleDeclaration, content: JsonRecord): void {
  for (const [property, value] of Object.entries(content)) {
    if (isAllowedDeclaration(property, value)) style.setProperty(property, String(value));
  }
}
