const plain =
  'appearance box-shadow color direction font font-family font-size font-size-adjust font-stretch ' +
  'font-style font-variant font-variant-alternates font-variant-caps font-variant-east-asian ' +
  'font-variant-ligatures font-variant-numeric font-weight letter-spacing line-height margin ' +
  'margin-top margin-right margin-bottom margin-left opacity outline padding padding-top ' +
  'padding-right padding-bottom padding-left text-align text-shadow transition';
const prefixed = 'appearance box-shadow osx-font-smoothing tap-highlight-color transition';

/** CSS properties that a merchant may set inside a field. */
export const STYLE_PROPERTIES: readonly string[] = [
  ...plain.split(' '),
  ...prefixed.split(' ').map((property) => `-moz-${property}`),
  ...prefixed
    .replace('osx-', '')
    .split(' ')
    .map((property) => `-webkit-${property}`),
];

/** Declarations of one selector, or the selectors inside a media query. */
export interface StyleSheetObject {
  [selectorOrProperty: string]: string | number | StyleSheetObject;
}
