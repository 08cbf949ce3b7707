import { STYLE_PROPERTIES, type StyleSheetObject } from '../../protocol/hosted-fields-styles.ts';

/** Replaces class names by what they look like on this page; the frames do not have its CSS. */
export function resolveStyles(styles: StyleSheetObject): StyleSheetObject {
  return Object.fromEntries(
    Object.entries(styles).map(([selector, style]) => [selector, resolve(selector, style)]),
  );
}

function resolve(selector: string, style: StyleSheetObject[string]): StyleSheetObject[string] {
  if (selector.startsWith('@') && typeof style === 'object') return resolveStyles(style);
  return typeof style === 'string' ? computedStyle(style) : style;
}

function computedStyle(className: string): StyleSheetObject {
  const input = document.createElement('input');
  input.className = className.replace(/^\./, '');
  Object.assign(input.style, { position: 'fixed', left: '-99999px', display: 'block' });
  document.body.append(input);
  const computed = getComputedStyle(input);
  const found = STYLE_PROPERTIES.map((property) => [property, computed.getPropertyValue(property)]);
  input.remove();
  // Computed values are text, and what has none is left out.
  return Object.fromEntries(found.filter(([, value]) => value)) as StyleSheetObject;
}
