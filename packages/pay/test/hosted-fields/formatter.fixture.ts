import * as restricted from 'restricted-input';

const module = restricted as unknown as { default?: unknown };
const RestrictedInput = ((module.default as { default?: unknown } | undefined)?.default ??
  module.default) as new (options: { element: Element | null; pattern: string }) => unknown;

/** Keeps the groups of a number of unknown network in the page's input. */
export const formatted = new RestrictedInput({
  element: document.querySelector('#input'),
  pattern: '{{9999}} {{9999}} {{9999}} {{9999999}}',
});
