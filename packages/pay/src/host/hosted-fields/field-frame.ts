import { textOf } from '../../protocol/json.ts';
import { needsIntercepts, type FocusDirection } from '../../protocol/focus-intercepts.ts';
import type { FieldKey } from '../../protocol/hosted-fields.ts';
import type { FieldPlan } from './field-plan.ts';

/** One field on the merchant's page. */
export interface FieldFrame extends FieldPlan {
  iframe: HTMLIFrameElement;
  /** Inputs that catch steps of the focus, where this browser needs them. */
  intercepts: HTMLInputElement[];
  /** Puts it into its container; with an address by then, or browsers load an empty page first. */
  insert: () => void;
  /** Takes everything away again. */
  remove: () => void;
}

const statusClasses = ['focused', 'valid', 'invalid'] as const;
const classPrefix = 'braintree-hosted-fields-';

/** Makes a field's iframe, without an address yet. */
export function createFrame(plan: FieldPlan, componentId: string): FieldFrame {
  const { key, container, options } = plan;
  const iframe = document.createElement('iframe');
  iframe.name = iframe.id = `braintree-hosted-field-${key}`;
  iframe.setAttribute('type', key);
  iframe.title = textOf(options['iframeTitle']) || `Secure Credit Card Frame - ${labelOf(plan)}`;
  iframe.setAttribute('frameborder', '0');
  const size = { border: 'none', width: '100%', height: '100%', cssFloat: 'left' };
  // On a page of another scheme than the frame's, browsers would paint the frame white.
  Object.assign(iframe.style, { ...size, colorScheme: 'light' });
  const clear = document.createElement('div');
  clear.style.clear = 'both';
  const intercept = (direction: FocusDirection): HTMLInputElement[] =>
    needsIntercepts() ? [createIntercept(key, direction, componentId)] : [];
  const [before, after] = [intercept('before'), intercept('after')];
  const content = [...before, iframe, ...after, clear];
  let slots: readonly Element[] = [];
  return {
    ...plan,
    iframe,
    intercepts: [...before, ...after],
    insert: () => {
      const found = findPlace(container, `${iframe.name}-${componentId}`);
      slots = found.slots;
      found.place.append(...content);
    },
    remove: () => {
      for (const node of [...content, ...slots]) node.remove();
      setStatusClasses(container, {});
    },
  };
}

function labelOf({ key, options }: FieldPlan): string {
  const label = textOf(options['internalLabel']);
  if (label) return label;
  if (key === 'number') return 'Credit Card Number';
  const words = key.replace(/[A-Z]/g, ' $&');
  return key === 'cvv' ? 'CVV' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Shows a field's status on its container. */
export function setStatusClasses(
  container: Element,
  status: Readonly<Partial<Record<(typeof statusClasses)[number], boolean>>>,
): void {
  for (const name of statusClasses) {
    container.classList.toggle(classPrefix + name, status[name] ?? false);
  }
}

/**
 * Frames inside a shadow root do not see each other, so there the frame stands in the light, and
 * slots show it in the container.
 */
function findPlace(container: HTMLElement, name: string): { place: Element; slots: Element[] } {
  const slots: Element[] = [];
  let place: Element = container;
  for (let root = place.getRootNode(); root instanceof ShadowRoot; root = place.getRootNode()) {
    const slot = document.createElement('slot');
    slot.name = name;
    const light = document.createElement('div');
    light.slot = name;
    light.style.height = '100%';
    place.append(slot);
    root.host.append(light);
    slots.push(slot, light);
    place = light;
  }
  return { place, slots };
}

function createIntercept(
  key: FieldKey,
  direction: FocusDirection,
  componentId: string,
): HTMLInputElement {
  const input = document.createElement('input');
  input.id = `bt-${key}-${direction}-${componentId}`;
  input.className = 'focus-intercept';
  input.autocomplete = 'off';
  input.setAttribute('aria-hidden', 'true');
  input.dataset['braintreeDirection'] = direction;
  input.dataset['braintreeType'] = key;
  Object.assign(input.style, {
    border: 'none',
    display: 'block',
    height: '1px',
    width: '1px',
    padding: '0',
    margin: '0',
    position: 'absolute',
    opacity: '0',
    pointerEvents: 'none',
  });
  return input;
}
