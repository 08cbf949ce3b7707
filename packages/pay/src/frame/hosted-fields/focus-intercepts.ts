import { type FocusDirection, needsIntercepts } from '../../protocol/focus-intercepts.ts';
import { element } from './dom.ts';

/** Inputs on both sides of a field that catch a step out of it. */
export interface Intercepts {
  around: () => HTMLElement[];
  /** Removes both, or one of them, so that a step leaves the form. */
  remove: (direction?: string) => void;
}

/** Catches steps out of `control` where the browser would lose them. */
export function createIntercepts(
  control: HTMLElement,
  leave: (direction: FocusDirection) => void,
): Intercepts {
  const made = new Map<string, HTMLElement>();
  const create = (direction: FocusDirection): HTMLElement[] => {
    if (!needsIntercepts()) return [];
    const input = element('input', {
      class: 'focus-intercept',
      'aria-hidden': 'true',
      autocomplete: 'off',
      'data-braintree-direction': direction,
    });
    input.addEventListener('focus', () => {
      input.blur();
      leave(direction);
    });
    made.set(direction, input);
    return [input];
  };
  return {
    around: () => [...create('before'), control, ...create('after')],
    remove: (direction) => {
      for (const [own, input] of made) {
        if (direction === undefined || direction === own) input.remove();
      }
    },
  };
}
