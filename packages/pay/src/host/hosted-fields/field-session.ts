import { sendEvent } from '../../protocol/analytics.ts';
import type { Configuration } from '../../protocol/configuration.ts';
import { newId } from '../../protocol/ids.ts';
import { frameAddress } from '../../protocol/frame-address.ts';
import {
  BIN_AVAILABLE,
  CARD_FORM_ENTRY_HAS_BEGUN,
  fromFieldFrames,
  INPUT_EVENT,
  READY_FOR_CLIENT,
} from '../../protocol/hosted-fields.ts';
import { createFrameBus } from '../bus/frame-bus.ts';
import { createFrame } from './field-frame.ts';
import { type FieldPlan, releaseContainers } from './field-plan.ts';
import { focusField, leadFocus, revealFocused } from './focus.ts';
import { createFormState, type FramePayload } from './form-state.ts';
import type { FrameSite } from '../shared/frame-site.ts';
import { shakeHands } from './handshake.ts';
import type { InstanceParts } from './instance-parts.ts';
import { listenToLabels } from './labels.ts';
import { createListeners } from '../shared/listeners.ts';

/** Fields on the page, from the moment they are inserted. */
export interface FieldSession extends Omit<InstanceParts, 'configuration'> {
  /** Settles when the frames have all they need. */
  ready: Promise<void>;
  /** Keys of the frames that have not answered yet. */
  missing: () => string[];
}

/** What the frames of one component are shown with. */
export interface SessionOptions {
  plans: readonly FieldPlan[];
  site: FrameSite;
  /** Options of `create` as they cross to the frames. */
  options: unknown;
  configuration: Promise<Configuration>;
}

/** Inserts the frames and speaks with them. */
export function openSession({ plans, site, options, configuration }: SessionOptions): FieldSession {
  const channel = newId();
  const frames = plans.map((plan) => createFrame(plan, channel));
  const bus = createFrameBus({
    channel,
    dialect: site.dialect,
    checks: fromFieldFrames,
    origin: new URL(site.assetsUrl).origin,
  });
  const state = createFormState(frames);
  const listeners = createListeners();
  const ending = new AbortController();
  const ignoreLabels = listenToLabels(frames, (frame) => focusField(frame, bus));
  bus.on(READY_FOR_CLIENT, state.reset);
  bus.on(BIN_AVAILABLE, (bin) => listeners.emit('binAvailable', { bin }));
  bus.on(CARD_FORM_ENTRY_HAS_BEGUN, () => {
    const track = (found: Configuration): void => sendEvent(found, 'hosted-fields.input.started');
    // Whoever made the client reports that it failed.
    configuration.then(track, () => undefined);
  });
  bus.on(INPUT_EVENT, ({ type, merchantPayload }) => {
    // Cards and fields are copied as the frame made them.
    const event = state.take(merchantPayload as unknown as FramePayload);
    if (type === 'focus') revealFocused(frames, event.emittedBy);
    listeners.emit(type, event);
  });
  const isOurs = site.dialect === 'port';
  const { done: ready, missing } = shakeHands({
    frames,
    bus,
    options,
    configuration,
    isPatient: isOurs,
  });
  void ready.then(() => leadFocus(frames, bus));
  const address = frameAddress({ ...site, page: 'hosted-fields-frame', channel });
  for (const { iframe, insert } of frames) {
    // The first one leads, and need not ask how.
    bus.add(iframe, iframe === frames[0]?.iframe ? options : undefined);
    iframe.src = address;
    // Until it tells that its field is there, it need not be laid out and painted.
    iframe.hidden = isOurs;
    insert();
  }
  const remove = (): void => {
    ending.abort();
    ignoreLabels();
    bus.close();
    for (const frame of frames) frame.remove();
    releaseContainers(plans);
  };
  return { frames, bus, state, listeners, isOurs, ready, missing, ended: ending.signal, remove };
}
