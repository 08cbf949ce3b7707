import type { Bus, Checks } from '../../protocol/bus.ts';
import type { Dialect } from '../../protocol/frame-address.ts';
import { createFramebus } from '../../protocol/framebus.ts';
import { createPortBus } from '../../protocol/port-bus.ts';

/** How the merchant page speaks to the frames of one component. */
export interface FrameBusOptions<Accepted extends Checks> {
  channel: string;
  dialect: Dialect;
  /** What the frames may say. */
  checks: Accepted;
  /** The page on which all frames lie. */
  origin: string;
}

/** A bus on the merchant page; frames join it before they are inserted. */
export interface FrameBus<Accepted extends Checks> extends Bus<Accepted> {
  /** `greeting` goes along with the port; over framebus there is none. */
  add(frame: HTMLIFrameElement, greeting?: unknown): void;
}

/** The line to our frames (a port for each) or to the provider's (framebus). */
export function createFrameBus<Accepted extends Checks>(
  options: FrameBusOptions<Accepted>,
): FrameBus<Accepted> {
  return options.dialect === 'port' ? overPorts(options) : overFramebus(options);
}

function overPorts<Accepted extends Checks>({
  channel,
  checks,
  origin,
}: FrameBusOptions<Accepted>): FrameBus<Accepted> {
  const bus = createPortBus(checks);
  // A frame that is moved in the page loads again and needs a new port.
  const add = (frame: HTMLIFrameElement, greeting?: unknown): void => {
    let detach: (() => void) | undefined;
    frame.addEventListener('load', () => {
      const { port1, port2 } = new MessageChannel();
      detach?.();
      detach = bus.attach(port1);
      // A page of another origin in the frame never gets the port.
      frame.contentWindow?.postMessage({ albumen: 1, channel, greeting }, origin, [port2]);
    });
  };
  return { ...bus, add };
}

function overFramebus<Accepted extends Checks>({
  channel,
  checks,
  origin,
}: FrameBusOptions<Accepted>): FrameBus<Accepted> {
  const frames = new Set<HTMLIFrameElement>();
  const windows = () =>
    [...frames].flatMap(({ contentWindow }) => (contentWindow ? [contentWindow] : []));
  const bus = createFramebus({
    channel,
    checks,
    targets: () => windows().map((target) => [target, origin]),
    accepts: (source, from) => from === origin && windows().includes(source),
  });
  return { ...bus, add: (frame) => void frames.add(frame) };
}
