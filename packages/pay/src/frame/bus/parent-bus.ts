import type { Bus, Checks } from '../../protocol/bus.ts';
import type { FrameIdentity } from '../../protocol/frame-address.ts';
import { createFramebus } from '../../protocol/framebus.ts';
import { isRecord } from '../../protocol/checks.ts';
import { isAllowedOrigin } from '../../protocol/origins.ts';
import { createPortBus } from '../../protocol/port-bus.ts';

/** How a frame speaks to the merchant page that shows it. */
export interface ParentBusOptions extends FrameIdentity {
  /** What the merchant page may say. */
  checks: Checks;
  /** The merchant's origins, as the gateway wrote them into this page. */
  allowedOrigins: readonly string[];
}

/** A bus in a frame, once the merchant page is known. */
export interface ParentBus extends Bus {
  /** Origin of the merchant page; undefined until it has spoken. */
  parentOrigin(): string | undefined;
}

/** Calls `onOpen` once with the line to the merchant page. */
export function openParentBus(options: ParentBusOptions, onOpen: (bus: ParentBus) => void): void {
  if (options.dialect === 'port') awaitPort(options, onOpen);
  else onOpen(overFramebus(options));
}

function awaitPort(options: ParentBusOptions, onOpen: (bus: ParentBus) => void): void {
  let strangers = 0;
  function take(event: MessageEvent<unknown>): void {
    const [port] = event.ports;
    if (!port || !isOffer(event, options)) {
      strangers += 1;
      return;
    }
    removeEventListener('message', take);
    addEventListener('message', () => {
      strangers += 1;
    });
    const bus = createPortBus(options.checks);
    bus.attach(port);
    onOpen({
      ...bus,
      ignored: () => strangers + bus.ignored(),
      parentOrigin: () => event.origin,
    });
  }
  addEventListener('message', take);
}

/** Only the window that holds this frame, at an origin of the merchant's, may hand in a port. */
function isOffer(event: MessageEvent<unknown>, options: ParentBusOptions): boolean {
  const { source, origin, data } = event;
  if (source !== window.parent || !isAllowedOrigin(origin, options.allowedOrigins)) return false;
  const offer = isRecord(data) ? (data as { albumen?: unknown; channel?: unknown }) : {};
  return offer.albumen === 1 && offer.channel === options.channel;
}

function overFramebus({ channel, checks, allowedOrigins }: ParentBusOptions): ParentBus {
  const host = window.opener ?? window.parent;
  let parentOrigin: string | undefined;
  const bus = createFramebus({
    channel,
    checks,
    // Before the page has spoken nothing goes out but that this frame is there.
    targets: () => [[host, parentOrigin ?? '*']],
    accepts: (source, origin) => {
      const isHost = source === host && isAllowedOrigin(origin, allowedOrigins);
      if (isHost) parentOrigin = origin;
      return isHost;
    },
  });
  return { ...bus, parentOrigin: () => parentOrigin };
}
