/** Rules of no weight, so that every rule of the page wins. */
const rules = `
:where(.albumen-field) {
  box-sizing: border-box; height: 2.75rem; padding: 0 0.75rem;
  border: 1px solid #767676; border-radius: 0.25rem;
}
:where(.albumen-field > *) { height: 100%; }
:where(.albumen-field:has([data-focused])) { outline: 2px solid; outline-offset: 1px; }
:where(.albumen-field:has([data-invalid])) { border-color: #d92d20; }
:where(.albumen-message) { min-height: 1.5em; margin: 0.25rem 0 0.5rem; }
`;

let sheet: CSSStyleSheet | undefined;

/** Draws a field of the card form where the page has no rules of its own for it. */
export function drawField(element: HTMLElement | null): void {
  if (!element) return;
  const root = element.getRootNode();
  // A sheet made by script is allowed by every policy, as styles in the markup are not.
  if (root instanceof Document || root instanceof ShadowRoot) adopt(root);
  // A browser without such sheets shows it all the same.
  if (element.clientHeight === 0) element.style.height = '2.75rem';
}

function adopt(root: Document | ShadowRoot): void {
  if (!('adoptedStyleSheets' in root)) return;
  sheet ??= new CSSStyleSheet();
  if (sheet.cssRules.length === 0) sheet.replaceSync(rules);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
