import { type Bus, type Checks, createDispatcher } from './bus.ts';
import { newId } from './ids.ts';

const prefix = '/*framebus*/';

/** Who is on the other side of a framebus, and who may speak. */
export interface FramebusOptions {
  /** Id of the component; part of every event's name. */
  channel: string;
  checks: Checks;
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
export function createFramebus({ channel, checks, targets, accepts }: FramebusOptions): Bus {
  const dispatcher = createDispatcher(checks);
  const waiting = new Map<string, (data: unknown) => void>();
  const start = `${channel}:`;

  function take(message: MessageEvent<unknown>): void {
    if (typeof message.data !== 'string' || !message.data.startsWith(prefix)) return;
    const source = message.source as Window | null;
    const envelope = parse(message.data);
    if (!source || !accepts(source, message.origin) || typeof envelope.event !== 'string') {
      return dispatcher.ignore();
    }
    const onReply = waiting.get(envelope.event);
    if (onReply) {
      waiting.delete(envelope.event);
      return onReply(envelope.eventData);
    }
    if (!envelope.event.startsWith(start)) return dispatcher.ignore();
    dispatcher.dispatch(envelope.event.slice(start.length), envelope.eventData, (eventData) => {
      if (typeof envelope.reply !== 'string') return;
      send([source, message.origin], { event: envelope.reply, eventData });
    });
  }

  addEventListener('message', take);
  return {
    on: dispatcher.on,
    ignored: dispatcher.ignored,
    emit: (event, eventData, onReply) => {
      const reply = onReply && newId();
      if (reply) waiting.set(reply, onReply);
      for (const target of targets()) send(target, { event: start + event, eventData, reply });
    },
    close: () => {
      removeEventListener('message', take);
      dispatcher.close();
      waiting.clear();
    },
  };
}

function send([target, origin]: readonly [Window, string], envelope: Envelope): void {
  target.postMessage(prefix + JSON.stringify({ ...envelope, origin }), origin);
}

function parse(text: string): Envelope {
  try {
    return Object(JSON.parse(text.slice(prefix.length))) as Envelope;
  } catch {
    return {};
  }
}
