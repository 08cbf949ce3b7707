import { type Bus, type Checks, createDispatcher } from './bus.ts';
import { newId } from './ids.ts';
import { parseRecord } from './json.ts';

const prefix = '/*framebus*/';

/** Who is on the other side of a framebus, and who may speak. */
export interface FramebusOptions<Accepted extends Checks> {
  /** Id of the component; part of every event's name. */
  channel: string;
  checks: Accepted;
  /** Windows to send to, each with the origin it must have ('*' only while nobody is known). */
  targets: () => Iterable<readonly [Window, string]>;
  /** Is this window at this origin one of the targets? */
  accepts: (source: Window, origin: string) => boolean;
}

interface Envelope {
  event?: unknown;
  eventData?: unknown;
  reply?: unknown;
}

/** The dialect of the published SDK, framebus 6: JSON in `postMessage` between known windows. */
export function createFramebus<Accepted extends Checks>({
  channel,
  checks,
  targets,
  accepts,
}: FramebusOptions<Accepted>): Bus<Accepted> {
  const dispatcher = createDispatcher(checks);
  const waiting = new Map<string, (data: unknown) => void>();
  const start = `${channel}:`;

  function receive(message: MessageEvent<unknown>): void {
    if (typeof message.data !== 'string' || !message.data.startsWith(prefix)) return;
    // Messages of workers and ports never arrive at a window, so the source is one.
    const source = message.source as Window | null;
    const { event, eventData: data, reply } = parseRecord(message.data.slice(prefix.length));
    if (!source || !accepts(source, message.origin) || typeof event !== 'string') {
      return dispatcher.ignore();
    }
    const onReply = waiting.get(event);
    if (onReply) {
      waiting.delete(event);
      return onReply(data);
    }
    if (!event.startsWith(start)) return dispatcher.ignore();
    dispatcher.dispatch(event.slice(start.length), data, (eventData) => {
      if (typeof reply !== 'string') return;
      send([source, message.origin], { event: reply, eventData });
    });
  }

  addEventListener('message', receive);
  return {
    on: dispatcher.on,
    ignored: dispatcher.ignored,
    emit: (event, eventData, onReply) => {
      const reply = onReply && newId();
      if (reply) waiting.set(reply, onReply);
      for (const target of targets()) send(target, { event: start + event, eventData, reply });
    },
    close: () => {
      removeEventListener('message', receive);
      dispatcher.close();
      waiting.clear();
    },
  };
}

function send([target, origin]: readonly [Window, string], envelope: Envelope): void {
  target.postMessage(prefix + JSON.stringify({ ...envelope, origin }), origin);
}
