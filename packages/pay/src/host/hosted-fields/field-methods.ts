import {
  HOSTED_FIELDS_FIELD_INVALID,
  HOSTED_FIELDS_FIELD_NOT_PRESENT,
  HOSTED_FIELDS_FIELD_PROPERTY_INVALID,
} from '../../protocol/errors/hosted-fields.ts';
import * as events from '../../protocol/hosted-fields.ts';
import { payError } from '../../protocol/pay-error.ts';
import { deliver } from '../shared/callback.ts';
import { refuseAttribute } from './attributes.ts';
import type { FieldFrame } from './field-frame.ts';
import { focusField } from './focus.ts';
import { askFrames, type InstanceParts, tornDown } from './instance-parts.ts';

interface AttributeOptions {
  field: string;
  attribute: string;
  value?: unknown;
}

/** Methods that change one field. Each takes a callback as its last argument or gives a promise. */
export function fieldMethods(parts: InstanceParts) {
  const { frames, bus } = parts;
  const find = (field: unknown): FieldFrame => {
    const frame = frames.find(({ key }) => key === field);
    if (frame) return frame;
    throw events.isFieldKey(field)
      ? payError(HOSTED_FIELDS_FIELD_NOT_PRESENT, { field })
      : payError(HOSTED_FIELDS_FIELD_INVALID, { field });
  };
  const send = async (
    event: string,
    data: { field: unknown; classname?: string },
  ): Promise<void> => {
    find(data.field);
    bus.emit(event, data);
  };
  const sendAttribute = async (event: string, options: AttributeOptions): Promise<void> => {
    const { field, attribute, value }: AttributeOptions = Object(options);
    find(field);
    const refusal = refuseAttribute(attribute, event === events.SET_ATTRIBUTE ? value : null);
    if (refusal) throw refusal;
    bus.emit(event, { field, attribute, value: value ?? null });
  };
  const setAttribute = (options: AttributeOptions, callback?: unknown) =>
    deliver(sendAttribute(events.SET_ATTRIBUTE, options), callback);
  return {
    setAttribute,
    addClass: (field: string, classname: string, callback?: unknown) =>
      deliver(send(events.ADD_CLASS, { field, classname: String(classname) }), callback),
    removeClass: (field: string, classname: string, callback?: unknown) =>
      deliver(send(events.REMOVE_CLASS, { field, classname: String(classname) }), callback),
    removeAttribute: (options: AttributeOptions, callback?: unknown) =>
      deliver(sendAttribute(events.REMOVE_ATTRIBUTE, options), callback),
    setPlaceholder: (field: string, value: string, callback?: unknown) =>
      setAttribute({ field, attribute: 'placeholder', value }, callback),
    clear: (field: string, callback?: unknown) =>
      deliver(send(events.CLEAR_FIELD, { field }), callback),
    focus: (field: string, callback?: unknown) => deliver(focus(field), callback),
    setMessage: ({ field, message }: { field: string; message: string }): void =>
      bus.emit(events.SET_MESSAGE, { field, message }),
    setMonthOptions: (options: readonly string[], callback?: unknown) =>
      deliver(setMonths(options), callback),
  };

  async function focus(field: string): Promise<void> {
    focusField(find(field), bus);
  }

  async function setMonths(options: readonly string[]): Promise<void> {
    const field = 'expirationMonth';
    const frame = frames.find(({ key }) => key === field);
    if (!frame?.options['select']) {
      const params = {
        property: 'select',
        field,
        reason: 'only a select has months.',
      };
      throw payError(HOSTED_FIELDS_FIELD_PROPERTY_INVALID, params);
    }
    await askFrames(parts, {
      event: events.SET_MONTH_OPTIONS,
      data: [...options].map(String),
      end: tornDown('setMonthOptions'),
    });
  }
}
