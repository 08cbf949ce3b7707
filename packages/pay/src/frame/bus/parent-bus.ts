import type { Bus, Checks } from '../../protocol/bus.ts';
import type { FrameIdentity } from '../../protocol/frame-address.ts';
import { createFramebus } from '../../protocol/framebus.ts';
import { recordOf } from '../../protocol/json.ts';
import { isAllowedOrigin } from '../../protocol/origins.ts';
import { createPortBus } from '../../protocol/port-bus.ts';

/** How a frame speaks to the merchant page that shows it. */
export interface ParentBusOptions<Accepted extends Checks> extends FrameIdentity {
  /** What the merchant page may say. */
  checks: Accepted;
  /** The merchant's origins, as the gateway wrote them into this page. */
  allowedOrigins: readonly string[];
}

/** A bus in a frame, once the merchant page is known. */
export interface ParentBus<Accepted extends Checks> extends Bus<Accepted> {
  /** Origin of the merchant page; undefined until it has spoken. */
  parentOrigin(): string | undefined;
}

/** Gets the line, and what the page has sent along with it. */
type OnOpen<Accepted extends Checks> = (bus: ParentBus<Accepted>, greeting?: unknown) => void;

/** Calls `onOpen` once with the line to the merchant page. */
export function openParentBus<Accepted extends Checks>(
  options: ParentBusOptions<Accepted>,
  onOpen: OnOpen<Accepted>,
): void {
  if (options.dialect === 'port') awaitPort(options, onOpen);
  else onOpen(overFramebus(options));
}

function awaitPort<Accepted extends Checks>(
  options: ParentBusOptions<Accepted>,
  onOpen: OnOpen<Accepted>,
): void {
  let strangers = 0;
  function receive(event: MessageEvent<unknown>): void {
    const [port] = event.ports;
    if (!port || !isOffer(event, options)) {
      strangers += 1;
      return;
    }
    removeEventListener('message', receive);
    addEventListener('message', () => {
      strangers += 1;
    });
    const bus = createPortBus(options.checks);
    bus.attach(port);
    const line = {
      ...bus,
      ignored: () => strangers + bus.ignored(),
      parentOrigin: () => event.origin,
    };
    onOpen(line, recordOf(event.data)['greeting']);
  }
  addEventListener('message', receive);
}

/** Only the window that holds this frame, at an origin of the merchant's, may hand in a port. */
function isOffer(
  event: MessageEvent<unknown>,
  options: FrameIdentity & { allowedOrigins: readonly string[] },
): boolean {
  const { source, origin, data } = event;
  if (source !== window.parent || !isAllowedOrigin(origin, options.allowedOrigins)) return false;
  const { albumen, channel } = recordOf(data);
  return albumen === 1 && channel === options.channel;
}

function overFramebus<Accepted extends Checks>({
  channel,
  checks,
  allowedOrigins,
}: ParentBusOptions<Accepted>): ParentBus<Accepted> {
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
