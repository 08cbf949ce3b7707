import { recordOf } from '../../protocol/json.ts';
import { toWireError } from '../../protocol/error-wire.ts';
import { HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR } from '../../protocol/errors/hosted-fields.ts';
import type { FrameIdentity } from '../../protocol/frame-address.ts';
import * as events from '../../protocol/hosted-fields.ts';
import { asPayError } from '../../protocol/pay-error.ts';
import { createCardForm, type FormListener } from './card-form.ts';
import type { FieldView, Shared } from './field-view.ts';
import { trustedConfiguration } from '../trusted-configuration.ts';
import { handleHostCommands } from './host-commands.ts';
import { type FormSettings, readSettings } from './settings.ts';
import { type FieldFrame, peerFrames } from './peer-frames.ts';
import { tokenize } from './tokenize.ts';

type Views = Map<events.FieldKey, FieldView>;

/**
 * Leads the form: the first frame of it gets the merchant's options, shares the card with the other
 * frames, and speaks with the page for all of them.
 */
export function becomeLeader(
  bus: events.MerchantBus,
  identity: FrameIdentity,
  options: unknown,
): void {
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
  const keys = [...settings.fields.keys()];
  const shared: Shared = {
    settings,
    form,
    fill: (other, text) => views.get(other)?.fill(text),
    leave: (field, direction) => bus.emit(events.TRIGGER_FOCUS_CHANGE, { field, direction }),
  };
  // Our page hears of all of them at once; the published one counts what each frame says for itself.
  const announce = (field: events.FieldKey): void => {
    if (identity.dialect === 'port') bus.emit(events.FRAME_READY, { field });
  };
  showAll(identity.channel, { views, shared, announce });
  handleHostCommands(bus, views);
  let look = recordOf(options);
  bus.on(events.UPDATE_LOOK, (change, answer) => {
    look = { ...look, ...change };
    shared.settings = readSettings(look);
    for (const view of views.values()) view.setLook(shared.settings);
    form.speak(shared.settings.messages);
    answer(titlesOf(shared.settings));
  });
  bus.on(events.TOKENIZATION_REQUEST, (request, answer) => {
    tokenize(
      { form, keys, configuration: () => trustedConfiguration(configuration) },
      request,
    ).then(
      (payload) => answer([null, payload]),
      (error: unknown) =>
        answer([toWireError(asPayError(error, HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR))]),
    );
  });
  // Our page gets the titles in its language; the published one expects nothing here.
  const titles = identity.dialect === 'port' ? titlesOf(settings) : undefined;
  bus.emit(events.READY_FOR_CLIENT, titles, (reply) => {
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

function listenerFor(bus: events.MerchantBus, views: Views): FormListener {
  return {
    onEvent: (type, merchantPayload) => bus.emit(events.INPUT_EVENT, { type, merchantPayload }),
    onBin: (bin) => bus.emit(events.BIN_AVAILABLE, bin),
    onFirstEntry: () => bus.emit(events.CARD_FORM_ENTRY_HAS_BEGUN),
    onChange: () => {
      for (const view of views.values()) view.refresh();
    },
  };
}

interface Showing {
  views: Views;
  shared: Shared;
  /** A field is there. */
  announce: (field: events.FieldKey) => void;
}

/** Shows the field of each frame, also of one that comes later or again because the page moved it. */
function showAll(channel: string, { views, shared, announce }: Showing): void {
  const shown = new WeakSet<FieldFrame>();
  const showIn = (frame: FieldFrame): FieldView | undefined => {
    if (shown.has(frame)) return undefined;
    shown.add(frame);
    const view = frame.show(shared);
    if (view) {
      views.set(frame.key, view);
      announce(frame.key);
    }
    return view;
  };
  peerFrames(channel).forEach(showIn);
  if (!window.albumenField) return;
  window.albumenField.adopt = (frame) => {
    const isFirst = !views.has(frame.key);
    const view = showIn(frame);
    view?.fill(isFirst ? view.start : shared.form.value(frame.key));
  };
}

/** Networks that the merchant takes; undefined while the configuration is not known. */
function brandsIn(configuration: unknown): string[] | undefined {
  if (configuration === undefined) return undefined;
  const { creditCards } = recordOf(recordOf(configuration)['gatewayConfiguration']);
  const { supportedCardTypes } = recordOf(creditCards);
  return Array.isArray(supportedCardTypes) ? supportedCardTypes.map(String) : [];
}
