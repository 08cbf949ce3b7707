import type { FocusDirection } from '../../protocol/focus-intercepts.ts';
import type { FieldKey } from '../../protocol/hosted-fields.ts';
import { createAutofill, type Fill } from './autofill.ts';
import type { CardForm } from './card-form.ts';
import { element, setAttribute } from './dom.ts';
import type { FieldContext } from './field-control.ts';
import { createMessages } from './field-messages.ts';
import { fieldNames } from './field-names.ts';
import { createIntercepts } from './focus-intercepts.ts';
import { createSelectControl } from './select-control.ts';
import type { FormSettings } from './settings.ts';
import ownStyles from './frame.css?inline';
import { applyStyles } from './styles.ts';
import { createTextControl } from './text-control.ts';

/** What the leading frame shares with each frame of its form. */
export interface Shared {
  settings: FormSettings;
  form: CardForm;
  fill: Fill;
  /** Focus leaves the field for its neighbour in the merchant's page. */
  leave: (key: FieldKey, direction: FocusDirection) => void;
}

/** What the leading frame may do to a field, wherever it is shown. */
export interface FieldView {
  /** Text to begin with. */
  start: string;
  fill: (text: string) => void;
  focus: () => void;
  refresh: () => void;
  setClass: (names: string, isOn: boolean) => void;
  /** Sets one of the attributes that merchants may change; undefined takes it away. */
  setAttribute: (name: string, value: string | undefined) => void;
  setMessage: (text: string) => void;
  setMonthNames: (names: readonly string[]) => void;
  removeIntercepts: (direction?: string) => void;
  /** Takes styles and language of these settings; what was typed stays. */
  setLook: (settings: FormSettings) => void;
}

/** Builds the content of this frame: one field of the shared form. */
export function showField(key: FieldKey, shared: Shared): FieldView | undefined {
  const { settings: all, form } = shared;
  const settings = all.fields.get(key);
  if (!settings) return undefined;
  const context: FieldContext = { key, settings, form, isAutofilled: all.isAutofilled };
  const select = settings.isSelect ? createSelectControl(context) : undefined;
  const control = select ?? createTextControl(context);
  const messages = createMessages(context, control);
  const intercepts = createIntercepts(control.element, (direction) => shared.leave(key, direction));
  const { classList } = control.element;
  classList.add(key);
  setAttribute(control.element, 'data-braintree-name', key);
  listen(context, control.element);
  const label = element('label', { for: fieldNames[key].id }, settings.label);
  const setLook = replaceContent([
    label,
    ...intercepts.around(),
    messages.element,
    ...(all.isAutofilled ? createAutofill(key, shared.fill, form.now) : []),
  ]);

  setLook(all, settings.title);

  function refresh(): void {
    const { isValid, isPotentiallyValid } = form.status(key);
    classList.toggle('valid', isValid);
    classList.toggle('invalid', !isPotentiallyValid);
    control.refresh();
    messages.refresh();
  }

  refresh();
  return {
    start: control.start,
    fill: control.fill,
    focus: () => control.element.focus(),
    refresh,
    setClass: (names, isOn) =>
      names.split(/\s+/).forEach((name) => name && classList.toggle(name, isOn)),
    setAttribute: (name, value) => {
      if (name === 'placeholder') control.setPlaceholder(value);
      else if (name === 'disabled') control.element.disabled = value === 'true';
      else if (name === 'aria-invalid') messages.setInvalid(value);
      else if (name === 'aria-required') setAttribute(control.element, name, value);
    },
    setMessage: messages.setMessage,
    setMonthNames: (names) => select?.setMonthNames(names),
    removeIntercepts: intercepts.remove,
    setLook: (next) => {
      const { label: text, title } = next.fields.get(key) ?? settings;
      label.textContent = text;
      setLook(next, title);
    },
  };
}

function listen({ key, form }: FieldContext, control: HTMLElement): void {
  control.addEventListener('focus', () => form.setFocus(key, true));
  control.addEventListener('blur', () => form.setFocus(key, false));
  // The focus may come to the frame after the field was asked to take it.
  window.addEventListener('focus', () => {
    if (document.activeElement === document.body) control.focus();
  });
  control.addEventListener('keydown', (event) => {
    // Both members of a plain event that autofill sends are undefined, and nothing happens.
    const { key: pressed, isComposing } = event as KeyboardEvent;
    if (pressed === 'Enter' && !isComposing) form.submit(key);
  });
}

/** It comes with the script: a frame is there one request sooner. */
function ownSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(ownStyles);
  return sheet;
}

/** @returns gives the page its styles, its language and its title, whenever they change */
function replaceContent(content: Node[]): (settings: FormSettings, title: string) => void {
  const form = element('form', { novalidate: '', action: '#' }, ...content);
  form.addEventListener('submit', (event) => event.preventDefault());
  document.body.replaceChildren(form);
  return ({ messages, styles }, title) => {
    const sheet = new CSSStyleSheet();
    applyStyles(sheet, styles);
    document.adoptedStyleSheets = [ownSheet(), sheet];
    setAttribute(form, 'aria-label', title);
    document.title = title;
    document.documentElement.lang = messages.language;
    document.documentElement.dir = messages.isRightToLeft ? 'rtl' : 'ltr';
  };
}
