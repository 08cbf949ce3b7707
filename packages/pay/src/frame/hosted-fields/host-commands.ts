import { recordOf, textOf } from '../../protocol/json.ts';
import * as events from '../../protocol/hosted-fields.ts';
import type { FieldView } from './field-view.ts';

/** Does what the merchant page asks of single fields. */
export function handleHostCommands(
  bus: events.MerchantBus,
  views: ReadonlyMap<events.FieldKey, FieldView>,
): void {
  const viewOf = ({ field }: { field: events.FieldKey }): FieldView | undefined => views.get(field);
  bus.on(events.TRIGGER_INPUT_FOCUS, (data) => viewOf(data)?.focus());
  bus.on(events.CLEAR_FIELD, (data) => viewOf(data)?.fill(''));
  bus.on(events.ADD_CLASS, (data) => viewOf(data)?.setClass(data.classname, true));
  bus.on(events.REMOVE_CLASS, (data) => viewOf(data)?.setClass(data.classname, false));
  bus.on(events.SET_ATTRIBUTE, (data) =>
    viewOf(data)?.setAttribute(data.attribute, attributeText(data.value)),
  );
  bus.on(events.REMOVE_ATTRIBUTE, (data) => viewOf(data)?.setAttribute(data.attribute, undefined));
  bus.on(events.SET_MESSAGE, (data) => viewOf(data)?.setMessage(data.message));
  bus.on(events.SET_MONTH_OPTIONS, (names, answer) => {
    views.get('expirationMonth')?.setMonthNames(names);
    answer();
  });
  bus.on(events.REMOVE_FOCUS_INTERCEPTS, (data) => {
    // An id is `bt-<field>-<direction>-<component>`.
    const [, field, direction] = textOf(recordOf(data)['id'])?.split('-') ?? [];
    for (const [key, view] of views) {
      if (!field || field === key) view.removeIntercepts(direction);
    }
  });
}

/** No value takes the attribute away. */
function attributeText(value: unknown): string | undefined {
  return typeof value === 'boolean' ? String(value) : textOf(value);
}
