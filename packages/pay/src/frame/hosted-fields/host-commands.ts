import type { Bus } from '../../protocol/bus.ts';
import * as events from '../../protocol/hosted-fields.ts';
import { textOf } from '../../protocol/text.ts';
import type { FieldView } from './field-view.ts';
import { asLoose } from './settings.ts';

interface FieldRequest {
  field: events.FieldKey;
  classname: string;
  attribute: string;
  value: unknown;
  message: string;
}

/** Does what the page asks of single fields. The bus has checked the shapes. */
export function handleHostCommands(bus: Bus, views: ReadonlyMap<events.FieldKey, FieldView>): void {
  const on = (event: string, act: (view: FieldView, request: FieldRequest) => void): void =>
    bus.on(event, (data) => {
      const request = data as FieldRequest;
      const view = views.get(request.field);
      if (view) act(view, request);
    });
  on(events.TRIGGER_INPUT_FOCUS, (view) => view.focus());
  on(events.CLEAR_FIELD, (view) => view.fill(''));
  on(events.ADD_CLASS, (view, { classname }) => view.setClass(classname, true));
  on(events.REMOVE_CLASS, (view, { classname }) => view.setClass(classname, false));
  on(events.SET_ATTRIBUTE, (view, { attribute, value }) =>
    view.setAttribute(attribute, attributeText(value)),
  );
  on(events.REMOVE_ATTRIBUTE, (view, { attribute }) => view.setAttribute(attribute, undefined));
  on(events.SET_MESSAGE, (view, { message }) => view.setMessage(message));
  bus.on(events.SET_MONTH_OPTIONS, (names, answer) => {
    views.get('expirationMonth')?.setMonthNames(names as string[]);
    answer();
  });
  bus.on(events.REMOVE_FOCUS_INTERCEPTS, (data) => {
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
