import { element, setAttribute } from './dom.ts';
import type { FieldContext, FieldControl } from './field-control.ts';
import { fieldNames, isFreeText } from './field-names.ts';
import { type Edit, reformat } from './format.ts';
import { maskText } from './mask.ts';
import { shapeOf } from './text-shape.ts';

const otherDigits = /[٠-٩۰-۹０-９]/g;

/** An input that formats while one types, hides its text when asked, and keeps the caret. */
export function createTextControl(context: FieldContext): FieldControl {
  const { key, form, settings } = context;
  const input = createInput(context);

  function shown(): string {
    const { mask } = settings;
    if (!mask || form.status(key).isFocused) return form.value(key);
    const showLastFour = mask.showLastFour && key === 'number' && form.status(key).isValid;
    return maskText(form.value(key), { ...mask, showLastFour });
  }

  function take(now: Edit, inputType: string): Edit {
    const { format } = shapeOf(context, now.text);
    const edit = reformat(form.value(key), now, { format, inputType });
    form.change(key, edit.text);
    return edit;
  }

  function onInput(inputType: string): void {
    const typed = input.value.replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 15));
    const text = isFreeText(key) ? input.value : typed;
    const edit = take({ text, caret: input.selectionStart ?? text.length }, inputType);
    if (shown() === input.value) return;
    input.value = shown();
    if (input.selectionStart !== null && form.status(key).isFocused) {
      input.setSelectionRange(edit.caret, edit.caret);
    }
  }

  input.addEventListener('input', (event) => {
    // Autofill sends plain events in some browsers, so both members may be missing.
    const { isComposing = false, inputType = '' } = event as Partial<InputEvent>;
    if (!isComposing) onInput(inputType ?? '');
  });
  input.addEventListener('compositionend', () => onInput(''));

  return {
    element: input,
    start: settings.prefill,
    fill: (text) => {
      take({ text, caret: text.length }, '');
      input.value = shown();
    },
    refresh: () => {
      setAttribute(input, 'maxlength', shapeOf(context, form.value(key)).maxLength);
      if (settings.mask && input.value !== shown()) input.value = shown();
    },
    setPlaceholder: (text) => setAttribute(input, 'placeholder', text),
  };
}

function createInput({ key, settings, isAutofilled }: FieldContext): HTMLInputElement {
  const { id, autocomplete } = fieldNames[key];
  return element('input', {
    id,
    name: isAutofilled ? id : 'field',
    type: settings.type ?? 'text',
    inputmode: settings.type !== undefined || isFreeText(key) ? undefined : 'numeric',
    // Groups and slashes read from left to right in every language.
    dir: isFreeText(key) ? 'auto' : 'ltr',
    placeholder: settings.placeholder,
    autocomplete: isAutofilled ? autocomplete : 'off',
    autocorrect: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
  });
}
