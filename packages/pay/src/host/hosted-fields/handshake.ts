import type { Configuration } from '../../protocol/configuration.ts';
import { FRAME_READY, type FieldsBus, READY_FOR_CLIENT } from '../../protocol/hosted-fields.ts';
import type { Answer } from '../../protocol/bus.ts';
import { recordOf, textOf } from '../../protocol/json.ts';
import type { FieldFrame } from './field-frame.ts';

/** What the frames get to begin with. */
export interface HandshakeOptions {
  frames: readonly FieldFrame[];
  bus: FieldsBus;
  /** Options of `create` as they cross to the frames. */
  options: unknown;
  configuration: Promise<Configuration>;
  /** Our leading frame takes in those that come after it; the provider's wants all to be there. */
  isPatient: boolean;
}

export interface Handshake {
  /** Resolves when all frames are there and have what they need; never rejects. */
  done: Promise<void>;
  /** Keys of the frames that have not answered yet. */
  missing: () => string[];
}

/**
 * Gives the options to the first frame, which leads the others, and the client's configuration when
 * it asks.
 */
export function shakeHands({
  frames,
  bus,
  options,
  configuration,
  isPatient,
}: HandshakeOptions): Handshake {
  const leader = frames[0]?.key ?? '';
  const ready = new Map<string, Answer>();
  const missing = (): string[] => frames.flatMap(({ key }) => (ready.has(key) ? [] : key));
  const areComplete = (): boolean => missing().length === 0;
  const done = new Promise<void>((resolve) => {
    let isConfigured = false;
    bus.on(FRAME_READY, ({ field }, answer) => {
      ready.set(field, answer);
      for (const { key, iframe } of frames) iframe.hidden &&= key !== field;
      const isDue = isPatient ? field === leader : areComplete();
      if (isDue) ready.get(leader)?.(options);
      if (isConfigured && areComplete()) resolve();
    });
    bus.on(READY_FOR_CLIENT, (data, answer) => {
      setTitles(frames, data);
      void configuration.then(
        (found) => {
          answer(found);
          isConfigured = true;
          if (areComplete()) resolve();
        },
        // Whoever made the client reports that it failed.
        () => undefined,
      );
    });
  });
  return { done, missing };
}

/** Our frames know what they are called in their language. */
export function setTitles(frames: readonly FieldFrame[], data: unknown): void {
  const titles = recordOf(recordOf(data)['titles']);
  for (const { key, iframe } of frames) iframe.title = textOf(titles[key]) ?? iframe.title;
}
