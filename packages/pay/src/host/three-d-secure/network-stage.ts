import type { Cardinal } from './network-script.ts';

/** What one instance does on events of the network's script. */
export type Handlers = Readonly<Record<string, (...given: never[]) => void>>;

/** The script keeps one handler for an event, whatever the number of instances on the page. */
interface Stage {
  /** Set-ups without a session yet. */
  waiting: Set<(sessionId: string) => void>;
  /** Whose handlers the script has. */
  handlers?: Handlers | undefined;
  isChallenging: boolean;
}

const stages = new WeakMap<Cardinal, Stage>();

function stageOf(script: Cardinal): Stage {
  const stage = stages.get(script) ?? { waiting: new Set(), isChallenging: false };
  stages.set(script, stage);
  return stage;
}

/** Listens from now on; the set-up of one instance takes nothing from the challenge of another. */
export function listen(script: Cardinal, handlers: Handlers, isChallenging = false): void {
  const stage = stageOf(script);
  if (stage.isChallenging && !isChallenging && stage.handlers !== handlers) return;
  Object.assign(stage, { handlers, isChallenging });
  for (const [event, handler] of Object.entries(handlers)) script.on(event, handler);
}

/** Ends that, unless somebody else listens by now. */
export function silence(script: Cardinal, handlers: Handlers): void {
  const stage = stageOf(script);
  if (stage.handlers !== handlers) return;
  Object.assign(stage, { handlers: undefined, isChallenging: false });
  for (const event of Object.keys(handlers)) script.off(event);
}

/** Calls back with the session's id; it is the page's, so every set-up under way has it. */
export function awaitSession(script: Cardinal, onReady: (sessionId: string) => void): void {
  const { waiting } = stageOf(script);
  waiting.add(onReady);
  script.on('payments.setupComplete', ({ sessionId }: { sessionId: string }) => {
    for (const ready of waiting) ready(sessionId);
    waiting.clear();
  });
}
