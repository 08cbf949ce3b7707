import type {
  HostedFields,
  HostedFieldsEventTypeMap,
  HostedFieldEventType,
} from '@albumen/pay/hosted-fields';

/** Name of an event of the fields. */
export type FieldEventType = HostedFieldEventType;

/** An event and what came with it. */
export type FieldEvent = {
  [Type in FieldEventType]: { type: Type; payload: HostedFieldsEventTypeMap[Type] };
}[FieldEventType];

const types: readonly FieldEventType[] = [
  'focus',
  'blur',
  'empty',
  'notEmpty',
  'cardTypeChange',
  'validityChange',
  'inputSubmitRequest',
  'binAvailable',
];

/** Handles every event until the fields are torn down. */
export function followEvents(fields: HostedFields, onEvent: (event: FieldEvent) => void): void {
  for (const type of types) {
    // Name and payload belong together, which the union cannot say of a variable.
    fields.on(type, (payload) => onEvent({ type, payload } as FieldEvent));
  }
}
