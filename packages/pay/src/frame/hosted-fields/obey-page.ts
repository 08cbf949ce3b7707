import type { Bus } from '../../protocol/bus.ts';
import * as says from '../../protocol/hosted-fields.ts';
import { textOf } from '../../protocol/text.ts';
import type { FieldView } from './field-view.ts';
import { asLoose } from './settings.ts';

interface FieldRequest {
  field: says.FieldKey;
  classname: string;
  attribute: string;
  value: unknown;
  message: string;
}

/** Does what the page asks of single fields. The bus has checked the shapes. */
export function obeyPage(bus: Bus, views: ReadonlyMap<says.FieldKey, FieldView>): void {
  const on = (event: string, act: (view: FieldView, request: FieldRequest) => void): void =>
    bus.on(event, (data) => {
      const request = data as FieldRequest;
      const view = views.get(request.field);
      if (view) act(view, request);
    });
  on(says.TRIGGER_INPUT_FOCUS, (view) => view.focus());
  on(says.CLEAR_FIELD, (view) => view.fill(''));
  on(says.ADD_CLASS, (view, { classname }) => view.setClass(classname, true));
  on(says.REMOVE_CLASS, (view, { classname }) => view.setClass(classname, false));
  on(says.SET_ATTRIBUTE, (view, { attribute, value }) =>
    view.setAttribute(attribute, attributeText(value)),
  );
  on(says.REMOVE_ATTRIBUTE, (view, { attribute }) => view.setAttribute(attribute, undefined));
  on(says.SET_MESSAGE, (view, { message }) => view.setMessage(message));
  bus.on(says.SET_MONTH_OPTIONS, (names, answer) => {
    views.get('expirationMonth')?.setMonthNames(names as string[]);
    answer();
  });
  bus.on(says.REMOVE_FOCUS_INTERCEPTS, (data) => {
    // An id is `bt-<field>-<direction>-<component>`.
    const [, field, direction] = textOf(asLoose(data)['id'])?.split('-') ?? [];
    for (const [key, view] of views) {
      if (!field || field === key) view.removeIntercepts(direction);
    }
  });
}

/** No value takes the attribute away. */
function attributeText(value: unknown): string | undefined {
  return typeof value === 'boolean' ? String(value) : textOf(value);
}
