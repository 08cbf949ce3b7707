import type { Configuration } from '../../protocol/configuration.ts';
import { toWireError } from '../../protocol/error-wire.ts';
import { HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR } from '../../protocol/errors/hosted-fields.ts';
import type { FrameIdentity } from '../../protocol/frame-address.ts';
import * as says from '../../protocol/hosted-fields.ts';
import { textOf } from '../../protocol/text.ts';
import { asPayError } from '../../protocol/pay-error.ts';
import type { ParentBus } from '../bus/parent-bus.ts';
import { type CardForm, createCardForm, type FormListener } from './card-form.ts';
import type { FieldView } from './field-view.ts';
import { asLoose, type FormSettings, readSettings } from './settings.ts';
import { framesOf } from './siblings.ts';
import { tokenize } from './tokenize.ts';

type Views = Map<says.FieldKey, FieldView>;

/**
 * Leads the form: the first frame of it gets the merchant's options, shares the card with the other
 * frames, and speaks with the page for all of them.
 */
export function leadForm(bus: ParentBus, identity: FrameIdentity, options: unknown): void {
  const settings = readSettings(options);
  // The page's configuration is not known yet; what needs it reads it later.
  let configuration: unknown;
  const views: Views = new Map();
  const form = createCardForm({
    ...settings,
    configuredBrands: () => brandsIn(configuration),
    now: () => new Date(),
    listener: listenerFor(bus, views),
  });
  showAll({ bus, channel: identity.channel, settings, form, views });
  obey(bus, views);
  bus.on(says.TOKENIZATION_REQUEST, (request, answer) => {
    tokenize(
      { form, keys: [...settings.fields.keys()], configuration: trusted(configuration) },
      request,
    ).then(
      (payload) => answer([null, payload]),
      (error: unknown) =>
        answer([toWireError(asPayError(error, HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR))]),
    );
  });
  // Our page gets the titles in its language; the published one expects nothing here.
  const titles = identity.dialect === 'port' ? titlesOf(settings) : undefined;
  bus.emit(says.READY_FOR_CLIENT, titles, (reply) => {
    configuration = reply;
    form.reconsider();
    for (const [key, view] of views) {
      // Somebody may have been quicker than the configuration.
      if (view.start !== '' && form.status(key).isEmpty) view.fill(view.start);
    }
  });
}

function titlesOf({ fields }: FormSettings): unknown {
  return { titles: Object.fromEntries([...fields].map(([key, { title }]) => [key, title])) };
}

/** No value takes the attribute away. */
function attributeText(value: unknown): string | undefined {
  return typeof value === 'boolean' ? String(value) : textOf(value);
}

/** The configuration came from the page's client, which read it with the same code. */
function trusted(configuration: unknown): Configuration {
  return configuration as Configuration;
}

function brandsIn(configuration: unknown): string[] | undefined {
  if (configuration === undefined) return undefined;
  const { creditCards } = asLoose(asLoose(configuration)['gatewayConfiguration']);
  const { supportedCardTypes } = asLoose(creditCards);
  return Array.isArray(supportedCardTypes) ? supportedCardTypes.map(String) : [];
}

function listenerFor(bus: ParentBus, views: Views): FormListener {
  return {
    onEvent: (type, merchantPayload) => bus.emit(says.INPUT_EVENT, { type, merchantPayload }),
    onBin: (bin) => bus.emit(says.BIN_AVAILABLE, bin),
    onFirstEntry: () => bus.emit(says.CARD_FORM_ENTRY_HAS_BEGUN),
    onChange: () => {
      for (const view of views.values()) view.refresh();
    },
  };
}

interface Form {
  bus: ParentBus;
  channel: string;
  settings: FormSettings;
  form: CardForm;
  views: Views;
}

function showAll({ bus, channel, settings, form, views }: Form): void {
  for (const { key, show } of framesOf(channel)) {
    const view = show({
      settings,
      form,
      fill: (other, text) => views.get(other)?.fill(text),
      leave: (field, direction) => bus.emit(says.TRIGGER_FOCUS_CHANGE, { field, direction }),
    });
    if (view) views.set(key, view);
  }
}

interface FieldRequest {
  field: says.FieldKey;
  classname: string;
  attribute: string;
  value: unknown;
  message: string;
}

/** Does what the page asks of single fields. The bus has checked the shapes. */
function obey(bus: ParentBus, views: Views): void {
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
