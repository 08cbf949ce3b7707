import { expect, test } from 'vitest';
import { STYLE_PROPERTIES } from '../../protocol/hosted-fields-styles.ts';
import { isAllowedDeclaration, isAllowedSelector } from './styles.ts';

test('forty-four properties may be set', () => {
  expect(new Set(STYLE_PROPERTIES).size).toBe(44);
  for (const property of STYLE_PROPERTIES)
    expect(isAllowedDeclaration(property, 'inherit')).toBe(true);
});

test.each(['position', 'background', 'background-image', 'content', 'display', '--x', 'COLOR '])(
  'the property %s may not',
  (property) => {
    expect(isAllowedDeclaration(property, 'x')).toBe(false);
  },
);

test.each([
  'red;x',
  '<b',
  'a>b',
  'a\\b',
  '@import x',
  'expression(1)',
  'url(x)',
  'URL(x)',
  'javascript:1',
])('the value %s is left out', (value) => {
  expect(isAllowedDeclaration('color', value)).toBe(false);
});

test.each(['', '  ', '@supports (x)', '@import', 'a{', 'b}', '<c'])(
  'the selector "%s" is left out',
  (selector) => {
    expect(isAllowedSelector(selector)).toBe(false);
  },
);

test.each([
  'input',
  '.number',
  'input.invalid',
  ':focus',
  '.valid:hover',
  '@media (max-width: 3px)',
  '::placeholder',
])('the selector %s counts', (selector) => {
  expect(isAllowedSelector(selector)).toBe(true);
});
