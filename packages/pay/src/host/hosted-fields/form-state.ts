import type { FieldKey } from '../../protocol/hosted-fields.ts';
import { initialCards } from '../../protocol/hosted-fields-cards.ts';
import type { HostedFieldsState } from '../../types/hosted-fields.ts';
import { type FieldFrame, setStatusClasses } from './field-frame.ts';

/** Data of an event as the frames send it: without containers, which they cannot see. */
export interface FramePayload {
  cards: HostedFieldsState['cards'];
  emittedBy: FieldKey;
  fields: Readonly<Partial<Record<FieldKey, FieldStatus>>>;
}

interface FieldStatus {
  isEmpty: boolean;
  isValid: boolean;
  isPotentiallyValid: boolean;
  isFocused: boolean;
  message: string;
}

const untouched: FieldStatus = {
  isEmpty: true,
  isValid: false,
  isPotentiallyValid: true,
  isFocused: false,
  message: '',
};

/** The form as the page knows it: what the frames reported last. */
export interface FormState {
  current: () => HostedFieldsState;
  /** Forgets everything: the frames have been loaded anew. */
  reset: () => void;
  /** Takes what a frame reported, shows it on the containers, and gives the event's data. */
  take(payload: FramePayload): HostedFieldsState & { emittedBy: FieldKey };
}

/** Nothing is typed yet, and every network is possible. */
export function createFormState(frames: readonly FieldFrame[]): FormState {
  let cards: HostedFieldsState['cards'] = initialCards();
  let fields: FramePayload['fields'] = {};
  const current = (): HostedFieldsState => ({
    cards: structuredClone(cards),
    // The published declaration has every field, a form only those that were asked for.
    fields: Object.fromEntries(
      frames.map(({ key, container }) => [key, { ...untouched, ...fields[key], container }]),
    ) as unknown as HostedFieldsState['fields'],
  });
  const show = (payload: Omit<FramePayload, 'emittedBy'>): void => {
    ({ cards, fields } = payload);
    for (const { key, container } of frames) {
      const { isFocused, isValid, isPotentiallyValid } = fields[key] ?? untouched;
      const status = { focused: isFocused, valid: isValid, invalid: !isPotentiallyValid };
      setStatusClasses(container, status);
    }
  };
  return {
    current,
    reset: () => show({ cards: initialCards(), fields: {} }),
    take: (payload) => {
      show(payload);
      return { ...current(), emittedBy: payload.emittedBy };
    },
  };
}
